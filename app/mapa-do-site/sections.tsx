import { Section, SectionHeading } from "@/components/ui/section";
import type { ReactNode } from "react";
import { getReleases } from "@/lib/content/press";
import { articlePath, episodePath, handoutPath, paths, releasePath, tagPath } from "@/lib/paths";
import { getSitePages } from "@/lib/content/pages";
import { ArticleDate } from "@/components/articles/article-list";
import { ButtonLink } from "@/components/ui/button";
import { archiveOf } from "@/lib/content/archive";
import { getArticles, getTags } from "@/lib/content/articles";
import { NEWEST_ARTICLES } from "@/lib/limits";
import { isDemonstration } from "@/lib/podcast/episode";
import { episodeDescription } from "@/lib/podcast/episode-text";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { DemonstrationLabel } from "@/components/ui/badge";
import { getLessons } from "@/lib/content/education";
import { UnbrokenTerms } from "@/components/ui/unbroken";

export const NoScriptNotice = () => (
  <div className="hidden noscript:block">
    <Section tone="seguranca" className="py-8!">
      <p className="max-w-3xl text-lg font-semibold">
        A busca precisa de JavaScript. Sem ele, procure nesta lista: o navegador acha qualquer
        palavra da página com Ctrl + F.
      </p>
    </Section>
  </div>
);

type PageListItem = {
  href: string;
  title: string;
  description: string;
  note?: ReactNode;
  /** Instead of the place in the list. */
  number?: string;
};

type ListSectionProps = {
  id: string;
  mark: string;
  title: string;
  tone?: "white";
  items: PageListItem[];
  children?: ReactNode;
};

const ListSection = ({ id, mark, title, tone, items, children }: ListSectionProps) => (
  <Section tone={tone} labelledBy={id} className="max-sm:py-8">
    <SectionHeading id={id} mark={mark} title={title} />
    <ol className="mt-6 grid grid-cols-1 gap-x-12 border-b border-cimento sm:mt-8 md:grid-cols-2">
      {items.map(({ href, title, description, note, number }, index) => (
        <li
          key={href}
          className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline border-t border-cimento py-2.5 hover:bg-cimento sm:py-3"
        >
          <span aria-hidden="true" className="text-sm text-grafite-claro tabular-nums">
            {number ?? String(index + 1).padStart(2, "0")}
          </span>
          <div className="text-balance">
            <a
              href={href}
              className="font-bold underline decoration-obra decoration-2 underline-offset-4 after:absolute after:inset-0 max-sm:text-sm"
            >
              {title}
            </a>
            {note && <p className="text-sm text-grafite-claro max-[40rem]:hidden">{note}</p>}
            <p className="text-sm max-[40rem]:hidden">
              <UnbrokenTerms>{description}</UnbrokenTerms>
            </p>
          </div>
        </li>
      ))}
    </ol>
    {children}
  </Section>
);

export function AllPages() {
  const pages = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // The title of the home page is written for search engines.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  const releases = getReleases().map(({ name, title, description }) => ({
    href: releasePath(name),
    title: `Release: ${title}`,
    description,
  }));
  return <ListSection id="paginas" mark="A" title="Páginas" items={[...pages, ...releases]} />;
}

export function AllArticles() {
  const articles = getArticles();
  const archive = articles.length > NEWEST_ARTICLES.siteMap && archiveOf();
  const items = articles.slice(0, NEWEST_ARTICLES.siteMap).map((article) => ({
    href: articlePath(article.slug),
    title: article.title,
    description: article.description,
    note: (
      <>
        {article.category} · <ArticleDate article={article} />
      </>
    ),
  }));
  return (
    <ListSection id="artigos" mark="B" title="Artigos do blog" tone="white" items={items}>
      {archive && (
        <div className="mt-8">
          <ButtonLink href={archive}>Ver todos os {articles.length} artigos</ButtonLink>
        </div>
      )}
      <h3 className="mt-6 drawing-label">Por assunto</h3>
      <ul aria-label="Assuntos do blog" className="flex flex-wrap gap-x-6">
        {getTags().map(({ tag }) => (
          <li key={tag}>
            <a
              href={tagPath(tag)}
              className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

/** The episodes with a page; none when the build had no backend. */
export async function AllEpisodes() {
  const episodes = await episodePagesAtBuild();
  if (episodes.length === 0) return null;
  const items = episodes.map((episode) => ({
    href: episodePath(episode.slug),
    title: episode.title,
    description: episodeDescription(episode),
    number: `${episode.number ?? ""}`,
  }));
  return (
    <ListSection id="episodios" mark="D" title="Episódios do podcast" tone="white" items={items}>
      {episodes.some(isDemonstration) && (
        <p className="mt-4 text-sm">
          Há episódios de exemplo na lista.
          <DemonstrationLabel />
        </p>
      )}
    </ListSection>
  );
}

export function AllHandouts() {
  const items = getLessons().map(({ slug, title, summary }) => ({
    href: handoutPath(slug),
    title,
    description: summary,
  }));
  return <ListSection id="apostilas" mark="C" title="Apostilas do curso" items={items} />;
}
