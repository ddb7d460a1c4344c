import type { Metadata } from "next";
import { Drawing } from "@/components/art/drawing";
import { SuggestedPageList, SuggestedPages } from "@/components/search/suggested-pages";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/page-hero";
import { getArticles } from "@/lib/content/articles";
import { SUGGESTED_ARTICLES } from "@/lib/limits";
import { articlePath, paths } from "@/lib/paths";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: `Página não encontrada · ${site.name}`,
  description: "O endereço pedido não existe neste site.",
  robots: { index: false },
};

/** The page of unknown paths (§8.6). instrumentation.ts logs the path. */
export default function NotFound() {
  return (
    <Section
      edge="ruler"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <HeroLabel ground="light">Erro 404</HeroLabel>
        <h1 className="mt-4 text-4xl headline">Página não encontrada</h1>
        <p lang="en" className="mt-3 text-2xl font-semibold [font-stretch:112%]">
          Page not found
        </p>
        <p className="mt-6 max-w-xl text-lg">
          Este cômodo não está na planta. A página pode ter mudado de nome, ou o link veio com um
          erro.
        </p>
        <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <ButtonLink href={paths.home}>Voltar ao início</ButtonLink>
          <ButtonLink href={paths.blog} variant="secondary">
            Ler o blog
          </ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            Falar com a gente
          </ButtonLink>
        </div>
        <div className="mt-10 max-w-xl">
          <SuggestedPages>
            <SuggestedPageList title="No blog" pages={newestArticles()} />
          </SuggestedPages>
        </div>
      </div>
      <ArtFrame>
        {/* Next includes this page in every other page, so the drawing is a separate file. */}
        <Drawing name="not-found" className="block h-auto w-full" />
        <p
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 border-t-2 border-grafite bg-white px-4 py-2.5 drawing-label"
        >
          <span>Folha 404</span>
          <span>Sem escala</span>
        </p>
      </ArtFrame>
    </Section>
  );
}

const newestArticles = () =>
  getArticles()
    .slice(0, SUGGESTED_ARTICLES)
    .map(({ slug, title }) => ({ path: articlePath(slug), title }));
