import { Drawing } from "@/components/art/drawing";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
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
import { Section } from "@/components/ui/section";

export const LearningAreas = () => (
  <Section tone="white" labelledBy="areas" title="O que você aprende">
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
      <PhotographOrDrawing
        picture={area.picture}
        sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 40vw, 100vw"
        className="aspect-4/3 h-auto w-full border-2 border-grafite"
      >
        <Drawing name={area.art} className="h-auto w-full" />
      </PhotographOrDrawing>
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
    title="Ninguém conserta sozinha"
    lead="Ficou com dúvida? Pergunte antes de abrir a parede."
  >
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
