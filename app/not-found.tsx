import { TextLink } from "@/components/ui/text-link";
import type { Metadata } from "next";
import { Drawing } from "@/components/art/drawing";
import { SearchForm } from "@/components/search/search-form";
import { Frame } from "@/components/art/picture";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/hero";
import { Headline, Label, Lead } from "@/components/ui/text";
import { mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: `Página não encontrada · ${site.name}`,
  description: "O endereço pedido não existe neste site.",
  robots: { index: false },
};

/**
 * The answer to an unknown path (§8.6). The server logs the path (adapter/server/not-found-log.ts);
 * a CDN, which sends this page itself, does not.
 */
export default function NotFound() {
  return (
    <Section edge="ruler" columns="text-picture" className="items-center">
      <div>
        <HeroLabel>Erro 404</HeroLabel>
        <Headline as="h1" size="page" className="mt-4">
          Página não encontrada
        </Headline>
        <Headline as="p" size="part" lang="en" className="mt-3">
          Page not found
        </Headline>
        <Lead className="mt-4">A página pode ter mudado de nome, ou o link veio com um erro.</Lead>
        <div className="mt-6">
          <SearchForm label="Buscar no site" />
        </div>
        <div className="mt-6">
          <ButtonLink href={paths.home} variant="secondary">
            Voltar ao início
          </ButtonLink>
        </div>
        <nav aria-label="Páginas principais" className="mt-6 max-w-text">
          <ul className="grid grid-cols-that-fit gap-x-6 border-b border-current/40 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
            {mainLinks.map(({ href, label }) => (
              <li key={href} className="border-t border-current/40">
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Frame>
        {/* Next includes this page in every other page, so the drawing is a separate file. */}
        <Drawing name="not-found" className="block h-auto w-full" />
        <Label
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 border-t-line border-grafite bg-white px-4 py-2"
        >
          <span>Folha 404</span>
          <span>Sem escala</span>
        </Label>
      </Frame>
    </Section>
  );
}

/** The links of the header, and the blog. */
const mainLinks = [
  ...mainNavigation.filter(({ href }) => href !== paths.home),
  { label: "BLOG", href: paths.blog },
];
