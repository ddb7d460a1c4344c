import { Participation } from "@/app/projetos-sociais/_sections/participation";
import { Partners } from "@/app/projetos-sociais/_sections/partners";
import { ProjectCards } from "@/app/projetos-sociais/_sections/project-cards";
import { Proposal } from "@/app/projetos-sociais/_sections/proposal";
import { InlineDrawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { JsonLd } from "@/components/layout/json-ld";
import { HeroLabel } from "@/components/layout/hero";
import { PageIndex } from "@/components/layout/page-index";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { getPartners, getSocialProjects } from "@/lib/content/collections";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("projetos-sociais"));

export default function SocialProjectsPage() {
  const page = getPage("projetos-sociais");
  return (
    <>
      <JsonLd page={page} />
      <SocialHero {...page} />
      <PageIndex
        parts={[
          { id: "filosofia", name: "Programa" },
          ...(getSocialProjects().length > 0 ? [{ id: "projetos", name: "Obras" }] : []),
          { id: "participar-titulo", name: "Participe" },
          { id: "proposta-titulo", name: "Proposta" },
          ...(getPartners().length > 0 ? [{ id: "parceiros", name: "Apoio" }] : []),
        ]}
      />
      <Philosophy text={page.body} />
      <ProjectCards />
      <Participation />
      <Proposal />
      <Partners />
      <Toaster />
    </>
  );
}

const SocialHero = ({ heading, lead }: Pick<PageContent, "heading" | "lead">) => (
  <section className="grid grid-cols-1 border-b-2 border-grafite bg-obra [--focus-ring:var(--color-grafite)] lg:grid-cols-2">
    <div className="px-gutter py-10 lg:ml-auto lg:w-full lg:max-w-[calc(var(--site-width)/2)] lg:py-24 lg:pr-14">
      <HeroLabel ground="bright">Projetos sociais</HeroLabel>
      <h1 className="mt-4 text-4xl headline lg:text-[clamp(2.75rem,4.2vw,4rem)]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-balance">{lead}</p>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
        <ButtonLink href="#participar" variant="dark">
          Quero participar
        </ButtonLink>
        <ButtonLink href="#proposta" variant="secondary">
          Propor um projeto
        </ButtonLink>
      </div>
    </div>
    <div className="flex items-end justify-center overflow-hidden border-grafite paper-grid px-4 pt-8 max-lg:border-t-2 lg:border-l-2">
      <InlineDrawing name="mao-amiga" className="-mb-[4%] h-auto w-full max-w-2xl" />
    </div>
  </section>
);

const Philosophy = ({ text }: { text: MdxBody }) => (
  <Section
    tone="white"
    labelledBy="filosofia"
    className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]"
  >
    <div className="flex max-w-2xl flex-col gap-10 md:max-lg:flex-row md:max-lg:items-end md:max-lg:justify-between">
      <SectionHeading id="filosofia" title="A ideia do Mão Amiga" />
      <Mark
        name="mao-amiga"
        className="max-h-20 w-50 max-w-full shrink-0 self-start md:max-lg:self-end lg:max-h-28 lg:w-70"
        title="Mão Amiga"
      />
    </div>
    <MdxContent source={text} />
  </Section>
);
