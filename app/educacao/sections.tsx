import { HeroLabel } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { AgendaTimeline } from "@/app/educacao/_sections/agenda-timeline";
import { Drawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { getLearningAreas, getLessons, lessonNoun, totalMinutes } from "@/lib/content/education";
import { paths } from "@/lib/paths";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { Badge } from "@/components/ui/badge";
import { Unbroken } from "@/components/ui/unbroken";
import { ArticleTeasers } from "@/components/articles/article-list";
import { getRecommendedArticles } from "@/lib/content/articles";
import { EDUCATION_TEASERS } from "@/lib/limits";
import { mailtoLink } from "@/lib/site";

export const EducationHero = ({ heading, lead }: { heading: string; lead: string }) => (
  <>
    <Section
      tone="white"
      className="grid grid-cols-1 items-end gap-x-16 gap-y-6 pb-10! lg:grid-cols-[1.5fr_1fr] lg:pb-14!"
    >
      <div>
        <HeroLabel ground="light">Educação</HeroLabel>
        <h1 className="mt-4 text-4xl headline">{heading}</h1>
      </div>
      <div>
        <p className="max-w-2xl text-lg text-balance">{lead}</p>
        <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <ButtonLink href="#cursos-online">Cursos on-line</ButtonLink>
          <ButtonLink href="#agenda" variant="secondary">
            Agenda presencial
          </ButtonLink>
        </div>
      </div>
    </Section>
    <AgendaTimeline />
  </>
);

export function OnlineCourses() {
  const lessons = getLessons();
  const facts = [
    { value: lessons.length, unit: lessonNoun(lessons.length) },
    { value: totalMinutes(lessons), unit: "minutos" },
    { value: getLearningAreas().length, unit: "áreas" },
  ];
  return (
    <Section
      id="cursos-online"
      labelledBy="cursos-online-titulo"
      className="print:break-inside-avoid"
      title="Cursos on-line"
      lead="Para estudar no seu ritmo, com a ferramenta na mão."
    >
      <div className="mt-10 grid grid-cols-1 items-stretch gap-6 lg:grid-cols-[1.75fr_1fr]">
        <article className="grid grid-cols-1 border-2 border-grafite bg-white sm:grid-cols-2">
          <ArtFrame className="grid place-items-center border-0! border-b-2! p-4 sm:border-r-2!">
            <Drawing name="course-women" className="h-auto w-full max-w-md" />
          </ArtFrame>
          <div className="flex flex-col items-start justify-center border-grafite p-6 sm:border-b-2 sm:p-8">
            <h3 className="text-2xl headline">Mulheres na Manutenção</h3>
            <p className="mt-4 mb-6">
              Elétrica, hidráulica e acabamento explicados do começo, com apostila para imprimir e
              levar para perto da parede.
            </p>
            <ButtonLink href={paths.womenInMaintenance}>Conhecer o curso</ButtonLink>
          </div>
          <dl className="grid grid-cols-3 divide-x-2 divide-grafite border-t-2 border-grafite sm:col-span-2 sm:border-t-0">
            {facts.map(({ value, unit }) => (
              <div key={unit} className="flex flex-col-reverse px-3 py-4 sm:px-5 sm:py-5 md:px-8">
                <dt className="text-sm">{unit}</dt>
                <dd className="text-2xl headline tabular-nums sm:text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
        <ComingCourse />
      </div>
    </Section>
  );
}

const ComingCourse = () => (
  <article className="no-print flex flex-col border-2 border-dashed border-planta p-6 sm:p-8">
    <p>
      <Badge tone="soon">Em Breve</Badge>
    </p>
    <h3 className="mt-4 text-2xl headline">O próximo curso ainda está na prancheta</h3>
    <p className="mt-4 mb-8">
      Deixe seu <Unbroken>e-mail</Unbroken> e saiba antes quando as inscrições abrirem. O botão abre
      um rascunho pronto no seu programa de <Unbroken>e-mail;</Unbroken> é só enviar.
    </p>
    <div className="mt-auto">
      <NewsletterForm subject="Quero saber do próximo curso on-line" label="Avise-me por e-mail" />
    </div>
  </article>
);

const newsletterDraft = mailtoLink(
  "Quero receber as novidades dos cursos",
  "Olá! Quero receber por e-mail a agenda de cursos e os artigos novos.",
);

export const CourseReading = ({ slugs }: { slugs: string[] }) => (
  <Section labelledBy="para-ler" title="Para ler antes da aula">
    <div className="[&>div]:grid-rows-[auto_1fr]">
      <ArticleTeasers
        teasers={getRecommendedArticles(slugs, EDUCATION_TEASERS).map((article) => ({
          article,
        }))}
      >
        <div className="no-print flex flex-col items-start gap-5 border-2 border-grafite p-6 md:max-xl:flex-row md:max-xl:flex-wrap md:max-xl:items-center">
          <p className="max-w-md text-balance md:max-xl:max-w-none md:max-xl:basis-full">
            Agenda e artigos novos também chegam por <Unbroken>e-mail.</Unbroken> O botão abre um
            rascunho pronto; é só enviar.
          </p>
          <ButtonLink href={paths.blog} variant="secondary" className="shrink-0">
            Ver Todos os Artigos
          </ButtonLink>
          <ButtonLink href={newsletterDraft} className="shrink-0">
            Receber novidades
          </ButtonLink>
        </div>
      </ArticleTeasers>
    </div>
  </Section>
);
