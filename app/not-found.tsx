import type { Metadata } from "next";
import { Drawing } from "@/components/art/drawing";
import { SearchForm } from "@/components/search/search-form";
import { Frame } from "@/components/art/picture";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/hero";
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
    <Section
      edge="ruler"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-6 lg:grid-cols-text-picture"
    >
      <div>
        <HeroLabel>Erro 404</HeroLabel>
        <h1 className="mt-4 text-4xl headline">Página não encontrada</h1>
        <p lang="en" className="mt-3 text-2xl headline font-bold">
          Page not found
        </p>
        <p className="mt-4 max-w-text text-lg">
          A página pode ter mudado de nome, ou o link veio com um erro.
        </p>
        <div className="mt-6">
          <SearchForm label="Buscar no site" />
        </div>
        <div className="mt-6">
          <ButtonLink href={paths.home} variant="secondary">
            Voltar ao início
          </ButtonLink>
        </div>
        <nav aria-label="Páginas principais" className="mt-6 max-w-text">
          <ul className="grid grid-cols-that-fit gap-x-6 border-b border-current/40">
            {mainLinks.map(({ href, label }) => (
              <li key={href} className="border-t border-current/40">
                <a
                  href={href}
                  className="flex min-h-12 items-center py-2 font-bold text-link hover:text-obra-escura"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Frame>
        {/* Next includes this page in every other page, so the drawing is a separate file. */}
        <Drawing name="not-found" className="block h-auto w-full" />
        <p
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 border-t-line border-grafite bg-white px-4 py-2 drawing-label"
        >
          <span>Folha 404</span>
          <span>Sem escala</span>
        </p>
      </Frame>
    </Section>
  );
}

/** The links of the header, and the blog. */
const mainLinks = [
  ...mainNavigation.filter(({ href }) => href !== paths.home),
  { label: "BLOG", href: paths.blog },
];
