import { Mark } from "@/components/art/mark";
import { InlineDrawing, Drawing } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { PageHero } from "@/components/layout/page-hero";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import {
  getLearningAreas,
  getLessons,
  type LearningArea,
  lessonNoun,
  totalMinutes,
} from "@/lib/content/education";
import { linkHref, linkLabel } from "@/lib/site";
import { CheckIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { DemonstrationLabel } from "@/components/ui/badge";
import { FoldedList } from "@/components/ui/folded-list";
import { LISTS } from "@/lib/limits";
import { StarRating } from "@/components/ui/star-rating";
import { getTestimonials } from "@/lib/content/collections";
import type { PageContent } from "@/lib/content/pages";
import { articleOrBlogPath } from "@/lib/content/articles";

type CourseHeroProps = Pick<PageContent, "heading" | "lead" | "picture">;

export const CourseHero = ({ heading, lead, picture }: CourseHeroProps) => (
  <PageHero
    label="Curso on-line"
    heading={heading}
    lead={lead}
    actions={
      <>
        <ButtonLink href={`#${getLessons()[0]?.slug ?? "aulas"}`}>Começar pela aula 1</ButtonLink>
        <ButtonLink href={linkHref("womenCourse")} variant="inverse">
          {linkLabel("womenCourse", "Começar a aprender")}
        </ButtonLink>
      </>
    }
    art={<CourseArt picture={picture} />}
  />
);

function CourseArt({ picture }: Pick<CourseHeroProps, "picture">) {
  const lessons = getLessons();
  return (
    <div className="border-2 border-grafite bg-white text-grafite">
      <ArtFrame className={`border-0! ${picture ? "" : "p-2 sm:p-3"}`}>
        {picture ? (
          <Photograph
            picture={picture}
            sizes="(min-width: 64rem) 34rem, 100vw"
            first
            className="aspect-4/3 h-auto w-full"
          />
        ) : (
          <InlineDrawing name="course-women" className="mx-auto h-auto w-full max-w-lg" />
        )}
      </ArtFrame>
      <div className="grid grid-cols-[auto_1fr] divide-x-2 divide-grafite border-t-2 border-grafite">
        <div className="grid place-items-center px-3 sm:px-4" aria-hidden="true">
          <Mark name="mulheres-na-manutencao-simbolo" className="size-11" />
        </div>
        <dl className="grid grid-cols-2 divide-x-2 divide-grafite">
          <TitleBlockCell label="Aulas" value={`${lessons.length}`} />
          <TitleBlockCell
            label="Duração"
            value={addNonBreakingSpaces(`${totalMinutes(lessons)} min`)}
          />
        </dl>
      </div>
    </div>
  );
}

const TitleBlockCell = ({ label, value }: { label: string; value: string }) => (
  <div className="px-3 py-3 sm:px-4">
    <dt className="drawing-label text-grafite-claro">{label}</dt>
    <dd className="text-xl headline tabular-nums sm:text-2xl">{value}</dd>
  </div>
);

export const LearningAreas = () => (
  <Section tone="white" labelledBy="areas">
    <SectionHeading id="areas" title="O que você aprende" />
    <div className="mt-10 border-b-2 border-grafite">
      {getLearningAreas().map((area) => (
        <AreaRow key={area.slug} area={area} />
      ))}
    </div>
  </Section>
);

function AreaRow({ area }: { area: LearningArea }) {
  const lessons = getLessons().filter((lesson) => lesson.area.slug === area.slug);
  return (
    <article className="grid grid-cols-1 items-center gap-x-10 gap-y-5 border-t-2 border-grafite py-8 md:grid-cols-[1fr_1.4fr] lg:grid-cols-[13rem_1.1fr_1fr]">
      {area.picture ? (
        <Photograph
          picture={area.picture}
          sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 40vw, 100vw"
          className="aspect-4/3 h-auto w-full border-2 border-grafite"
        />
      ) : (
        <Drawing name={area.art} className="h-auto w-full" />
      )}
      <div>
        <p className="drawing-label text-obra-escura">
          {area.code}
          {lessons.length > 0 &&
            ` · ${lessons.length} ${lessonNoun(lessons.length)} · ${totalMinutes(lessons)} min`}
        </p>
        <h3 className="mt-2 text-2xl headline">{area.title}</h3>
        <p className="mt-3">{area.description}</p>
      </div>
      <ul className="space-y-2.5 md:col-start-2 lg:col-start-auto lg:border-l-2 lg:border-cimento lg:pl-10">
        {area.skills.map((skill) => (
          <li key={skill} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-obra-escura" />
            {skill}
          </li>
        ))}
      </ul>
    </article>
  );
}

export function Testimonials() {
  const testimonials = getTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <Section tone="cimento" labelledBy="depoimentos">
      <SectionHeading id="depoimentos" title="Quem já riscou a lista" />
      <div className="mt-10">
        <FoldedList
          items={testimonials}
          shown={LISTS.testimonials}
          what="depoimentos"
          list={(some, offset) => (
            <div
              className={`grid grid-cols-1 gap-6 ${offset === 0 ? "lg:grid-cols-[1.5fr_1fr]" : "md:grid-cols-2"}`}
            >
              {some.map((testimonial, index) => (
                <Quote
                  key={testimonial.slug}
                  testimonial={testimonial}
                  large={offset + index === 0}
                />
              ))}
            </div>
          )}
        />
      </div>
      {testimonials.some(({ demonstration }) => demonstration) && (
        <p className="mt-8 max-w-2xl text-sm">
          {testimonials.every(({ demonstration }) => demonstration)
            ? "Depoimentos demonstrativos: pessoas e falas são fictícias e darão lugar a relatos reais."
            : "Os depoimentos com a marca △ são demonstrativos: essas pessoas e falas são fictícias e darão lugar a relatos reais."}{" "}
          O blog explica{" "}
          <a
            href={articleOrBlogPath("mulheres-na-manutencao-depoimentos")}
            className="underline decoration-obra-escura decoration-2 underline-offset-4"
          >
            o que cada aula ensina
          </a>
          .
        </p>
      )}
    </Section>
  );
}

type QuoteProps = { testimonial: ReturnType<typeof getTestimonials>[number]; large: boolean };

function Quote({ testimonial, large }: QuoteProps) {
  const { quote, stars, name, age, profession, demonstration, picture } = testimonial;
  return (
    <figure
      className={`flex flex-col border-2 border-grafite p-6 sm:p-8 ${
        large ? "bg-planta text-concreto lg:row-span-2 lg:p-12" : "bg-white"
      }`}
    >
      {!demonstration && <StarRating stars={stars} />}
      <blockquote
        className={`my-6 ${large ? "text-2xl leading-snug font-bold lg:text-3xl lg:leading-tight" : "text-lg"}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto">
        {picture && (
          <Photograph
            picture={picture}
            sizes="4rem"
            className="float-left mr-4 size-16 border-2 border-grafite"
          />
        )}
        <strong>{name}</strong>, {age} anos · {profession}
        {demonstration && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );
}

const channels = [
  {
    name: "Grupo no WhatsApp",
    use: "Mande a foto do parafuso que não sai.",
    label: "Entrar pelo WhatsApp",
    href: linkHref("womenCommunity"),
  },
  {
    name: "Perfil no Instagram",
    use: "Dica rápida e aviso de aula nova.",
    label: linkLabel("instagram", "Seguir no Instagram"),
    href: linkHref("instagram"),
  },
];

export const Community = () => (
  <Section
    tone="seguranca"
    labelledBy="comunidade"
    className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]"
  >
    <SectionHeading id="comunidade" title="Ninguém conserta sozinha">
      Ficou com dúvida? Pergunte antes de abrir a parede.
    </SectionHeading>
    <ul className="border-b-2 border-grafite">
      {channels.map(({ name, use, label, href }) => (
        <li
          key={name}
          className="grid grid-cols-1 items-center gap-x-8 gap-y-4 border-t-2 border-grafite py-6 sm:grid-cols-[1fr_auto]"
        >
          <div>
            <h3 className="text-xl font-extrabold">{name}</h3>
            <p className="mt-1">{use}</p>
          </div>
          <ButtonLink href={href} variant="dark" className="sm:w-64">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Section>
);
