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
  <section className="grid grid-cols-1 border-b-2 border-grafite bg-obra [--focus-ring:var(--color-grafite)] lg:grid-cols-2">
    <div className="px-gutter py-8 lg:ml-auto lg:w-full lg:max-w-[calc(var(--site-width)/2)] lg:py-24 lg:pr-14">
      <h1 className="text-4xl headline lg:text-[clamp(2.75rem,4.2vw,4rem)]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-balance">{lead}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
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
    className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.6fr]"
    title="A ideia do Mão Amiga"
  >
    <MdxContent source={text} />
  </Section>
);
