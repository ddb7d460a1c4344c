import { Credibility } from "@/app/_sections/credibility";
import { HomeHero } from "@/app/_sections/home-hero";
import { MaoAmiga } from "@/app/_sections/mao-amiga";
import { QuoteDialog } from "@/app/_sections/quote-dialog";
import { ServicesList } from "@/app/_sections/services";
import { SpecialProjects } from "@/app/_sections/special-projects";
import { ArticleTeasers } from "@/components/articles/article-list";
import { JsonLd } from "@/components/layout/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { DialogOpener } from "@/components/ui/dialog";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { getHomeTeasers } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { replyTerm } from "@/lib/site";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyData, webSiteData } from "@/lib/seo/structured-data/company";

export const generateMetadata = () => pageMetadata(getPage("home"));

export default function HomePage() {
  const page = getPage("home");
  return (
    <>
      <JsonLd things={[companyData(page.description), webSiteData(page.description)]} />
      <HomeHero heading={page.heading} lead={page.lead} />
      <SpecialProjects />
      <ServicesList />
      <Credibility />
      <MaoAmiga />
      <BlogTeasers />
      <QuoteCta />
    </>
  );
}

function BlogTeasers() {
  const articles = getHomeTeasers();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="do-blog" title="Do blog">
      <ArticleTeasers
        articles={articles}
        labelOf={({ homeTeaser, category }) => homeTeaser?.category ?? category}
      />
      <div className="mt-8">
        <ButtonLink href={paths.blog} variant="secondary">
          VER TODOS OS ARTIGOS
        </ButtonLink>
      </div>
    </Section>
  );
}

const QUOTE_DIALOG = "pedir-orcamento";

const QuoteCta = () => (
  <>
    <Section
      tone="seguranca"
      edge="hazard"
      labelledBy="construir-juntos"
      className="no-print grid grid-cols-1 items-end gap-x-12 gap-y-8 md:grid-cols-text-action"
      title="Vamos Construir Juntos?"
      lead={`Conte em poucas linhas o que você precisa. ${replyTerm}`}
    >
      <DialogOpener
        dialogId={QUOTE_DIALOG}
        fallback={`${paths.contact}#${QUOTE_ANCHOR}`}
        variant="dark"
        className="justify-self-start"
      >
        SOLICITAR ORÇAMENTO
      </DialogOpener>
    </Section>
    <QuoteDialog id={QUOTE_DIALOG} />
    <Toaster />
  </>
);
