import { Participation } from "@/app/projetos-sociais/_sections/participation";
import { Partners } from "@/app/projetos-sociais/_sections/partners";
import { ProjectCards } from "@/app/projetos-sociais/_sections/project-cards";
import { Proposal } from "@/app/projetos-sociais/_sections/proposal";
import { InlineDrawing } from "@/components/art/drawing";
import { JsonLd } from "@/components/layout/json-ld";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const generateMetadata = () => pageMetadata(getPage("projetos-sociais"));

export default function SocialProjectsPage() {
  const page = getPage("projetos-sociais");
  return (
    <>
      <JsonLd page={page} />
      <SocialHero {...page} />
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
  <section className="grid grid-cols-1 border-b-line border-grafite bg-obra lg:grid-cols-2">
    <div className="half-of-site px-gutter py-8 lg:py-16 lg:pr-16">
      <h1 className="text-4xl headline lg:text-3xl">{heading}</h1>
      <p className="mt-6 max-w-text text-lg text-balance">{addNonBreakingSpaces(lead)}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href="#participar" variant="dark">
          Quero participar
        </ButtonLink>
        <ButtonLink href="#proposta" variant="secondary">
          Propor um projeto
        </ButtonLink>
      </div>
    </div>
    <div className="flex items-end justify-center overflow-hidden border-t-line border-grafite paper-grid px-4 pt-8 lg:border-t-0 lg:border-l-line">
      <InlineDrawing name="mao-amiga" className="mao-amiga-ground h-auto w-full max-w-text" />
    </div>
  </section>
);

const Philosophy = ({ text }: { text: MdxBody }) => (
  <Section
    tone="white"
    labelledBy="filosofia"
    className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-aside-main"
    title="A ideia do Mão Amiga"
  >
    <MdxContent source={text} />
  </Section>
);
