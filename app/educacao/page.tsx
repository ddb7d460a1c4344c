import { Agenda } from "@/app/educacao/_sections/agenda";
import { PastCourses } from "@/app/educacao/_sections/past-courses";
import { Tape } from "@/app/educacao/_sections/tape";
import { ArticleTeasers } from "@/components/articles/article-list";
import { Drawing } from "@/components/art/drawing";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { Badge } from "@/components/ui/badge";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { Headline } from "@/components/ui/text";
import { getRecommendedArticles } from "@/lib/content/articles";
import { coursesByEnd, getPastCourses } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { EDUCATION_TEASERS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";
import { agendaEventData } from "@/lib/seo/structured-data/events";
import { mailtoLink } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("educacao"));

export default function EducationPage() {
  const page = getPage("educacao");
  const { coming } = coursesByEnd();
  const hasPast = getPastCourses().length > 0;
  return (
    <>
      <JsonLd page={page} things={[companyReference, ...coming.map(agendaEventData)]} />
      <Hero
        tone="white"
        ruler={false}
        heading={page.heading}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href="#cursos-online">Cursos on-line</ButtonLink>
            <ButtonLink href="#agenda" variant="secondary">
              Agenda presencial
            </ButtonLink>
          </>
        }
      />
      <Tape />
      <OnlineCourses />
      <Agenda facts={page.body} />
      {hasPast && <PastCourses />}
      <CourseReading slugs={page.articles} />
    </>
  );
}

const OnlineCourses = () => (
  <Section
    id="cursos-online"
    labelledBy="cursos-online-titulo"
    className="print:break-inside-avoid"
    title="Cursos on-line"
  >
    <div className="mt-title grid grid-cols-1 gap-6 lg:grid-cols-main-aside">
      <Card
        layout="beside"
        picture={<Drawing name="course-women" className="mx-auto h-auto w-full max-w-figure" />}
      >
        <Headline size="part">Mulheres na Manutenção</Headline>
        <p className="mt-4 mb-6">
          Elétrica, hidráulica e acabamento explicados do começo, com apostila para imprimir e levar
          para perto da parede.
        </p>
        <div className="mt-auto">
          <ButtonLink href={paths.womenInMaintenance}>Conhecer o curso</ButtonLink>
        </div>
      </Card>
      <article className="no-print flex flex-col border-line border-dashed border-planta p-inset">
        <p>
          <Badge tone="soon">Em Breve</Badge>
        </p>
        <Headline id="proximo-curso" size="card" className="mt-3 mb-6">
          O próximo curso on-line
        </Headline>
        <div className="mt-auto">
          <NewsletterForm labelledBy="proximo-curso" subject="Cursos" label="Avise-me por e-mail" />
        </div>
      </article>
    </div>
  </Section>
);

const newsletterDraft = mailtoLink(
  "Quero receber as novidades dos cursos",
  "Olá! Quero receber por e-mail a agenda de cursos e os artigos novos.",
);

const CourseReading = ({ slugs }: { slugs: string[] }) => (
  <Section labelledBy="para-ler" title="Para ler antes da aula">
    <ArticleTeasers articles={getRecommendedArticles(slugs, EDUCATION_TEASERS)} />
    <ButtonRow className="no-print mt-8">
      <ButtonLink href={paths.blog} variant="secondary">
        Ver Todos os Artigos
      </ButtonLink>
      <ButtonLink href={newsletterDraft} variant="secondary">
        Receber novidades
      </ButtonLink>
    </ButtonRow>
  </Section>
);
