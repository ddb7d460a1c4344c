import { LearningAreas } from "@/app/mulheres-na-manutencao/_sections/learning-areas";
import { Lessons } from "@/app/mulheres-na-manutencao/_sections/lessons";
import { InlineDrawing } from "@/components/art/drawing";
import { Frame, Picture } from "@/components/art/picture";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { ButtonLink } from "@/components/ui/button";
import { Row, Rows } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { Testimonial } from "@/components/ui/testimonial";
import { Headline } from "@/components/ui/text";
import { getTestimonials } from "@/lib/content/collections/pages";
import { getLessons } from "@/lib/content/education";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { linkHref, linkLabel } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("mulheres-na-manutencao"));

export default function WomenInMaintenancePage() {
  const page = getPage("mulheres-na-manutencao");
  return (
    <>
      <JsonLd page={page} />
      <CourseHero page={page} />
      <LearningAreas />
      <Lessons facts={page.body} />
      <Testimonials />
      <Community />
    </>
  );
}

const CourseHero = ({ page }: { page: PageContent }) => (
  <Hero
    heading={page.heading}
    lead={page.lead}
    actions={
      <>
        <ButtonLink href={`#${getLessons()[0]?.slug ?? "aulas"}`}>Começar pela aula 1</ButtonLink>
        <ButtonLink href={linkHref("womenCourse")} variant="inverse">
          {linkLabel("womenCourse", "Começar a aprender")}
        </ButtonLink>
      </>
    }
    art={
      <Frame inset>
        <Picture
          photograph={page.picture}
          sizes="(min-width: 64rem) 34rem, calc(100vw - 2.25rem)"
          first
        >
          <InlineDrawing name="course-women" className="mx-auto h-auto w-full max-w-figure" />
        </Picture>
      </Frame>
    }
  />
);

function Testimonials() {
  const testimonials = getTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <Section tone="cimento" labelledBy="depoimentos" title="Quem já riscou a lista">
      <div className="mt-title grid grid-cols-1 gap-6 lg:grid-cols-main-aside">
        {testimonials.map((testimonial, index) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
    </Section>
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

const Community = () => (
  <Section
    tone="seguranca"
    labelledBy="comunidade"
    columns="picture-text"
    title="Ninguém conserta sozinha"
    lead="Ficou com dúvida? Pergunte antes de abrir a parede."
  >
    <Rows>
      {channels.map(({ name, use, label, href }) => (
        <Row key={name} columns="text-action">
          <div>
            <Headline size="card">{name}</Headline>
            <p className="mt-1">{use}</p>
          </div>
          <ButtonLink href={href} variant="dark" className="w-full sm:w-auto">
            {label}
          </ButtonLink>
        </Row>
      ))}
    </Rows>
  </Section>
);
