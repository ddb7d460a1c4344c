import "@/app/_sections/mao-amiga.css";
import { Participation } from "@/app/projetos-sociais/_sections/participation";
import { Partners } from "@/app/projetos-sociais/_sections/partners";
import { ProjectCards } from "@/app/projetos-sociais/_sections/project-cards";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";
import { InlineDrawing } from "@/components/art/drawing";
import { TargetMessages } from "@/components/forms/form-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { Headline, Lead } from "@/components/ui/text";
import type { MdxBody } from "@/lib/content/front-matter";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";

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
    <div className="half-of-site">
      <Headline as="h1" size="section">
        {heading}
      </Headline>
      <Lead className="mt-6">{addNonBreakingSpaces(lead)}</Lead>
      <ButtonRow className="mt-6">
        <ButtonLink href="#participar" variant="dark">
          Quero participar
        </ButtonLink>
        <ButtonLink href="#proposta" variant="secondary">
          Propor um projeto
        </ButtonLink>
      </ButtonRow>
    </div>
    <div className="mao-amiga border-grafite paper-grid">
      <InlineDrawing name="mao-amiga" className="mao-amiga-ground h-auto w-full max-w-text" />
    </div>
  </section>
);

const Philosophy = ({ text }: { text: MdxBody }) => (
  <Section tone="white" labelledBy="filosofia" columns="aside-main" title="A ideia do Mão Amiga">
    <MdxContent source={text} />
  </Section>
);

const Proposal = () => (
  <Section
    id="proposta"
    labelledBy="proposta-titulo"
    columns="picture-text"
    className="no-print"
    title="Proponha um projeto social"
    lead="Um espaço que precisa de reforma, uma parceria, uma pergunta: é tudo por aqui."
  >
    <div>
      <TargetMessages contract={proposal} />
      <ProposalForm />
    </div>
  </Section>
);
