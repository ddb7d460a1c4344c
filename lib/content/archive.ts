import { BLOG_INDEX } from "@/lib/limits";
import { archivePath } from "@/lib/paths";
import {
  type Article,
  getArticles,
  getCategories,
  getRecentArticles,
} from "@/lib/content/articles";
import { memoize } from "@/lib/cache/memoize";
import { slugOf } from "@/lib/format/slug";

const ALL = "todos";

export type ArchiveList = { slug: string; title: string; articles: readonly Article[] };

/** `first`: the number of its first article in the list, from 1. */
export type ArchivePage = {
  list: ArchiveList;
  page: number;
  pages: number;
  first: number;
  articles: readonly Article[];
};

/** Lists that are too long for the blog index; none while there are few articles. */
const getArchiveLists = memoize("archive-lists", (): ArchiveList[] => {
  const categories = getCategories()
    .filter(({ articles }) => articles.length > BLOG_INDEX.perCategory)
    .map(({ category, articles }) => ({ slug: slugOf(category), title: category, articles }));
  if (getRecentArticles().length <= BLOG_INDEX.recent) return categories;
  return [{ slug: ALL, title: "Todos os artigos", articles: getArticles() }, ...categories];
});

/** Undefined if the index shows all of them. */
export function archiveSlugFor(category?: string): string | undefined {
  const slug = category === undefined ? ALL : slugOf(category);
  return getArchiveLists().some((list) => list.slug === slug) ? archivePath(slug) : undefined;
}

export const getArchivePages = (): ArchivePage[] => getArchiveLists().flatMap(pagesOf);

/** The page for path segments below /blog/arquivo: ["seguranca"] or ["seguranca", "2"]. */
export const findArchivePage = (segments: readonly string[]): ArchivePage | undefined =>
  getArchiveLists()
    .filter(({ slug }) => slug === segments[0])
    .flatMap(pagesOf)
    .find((page) => archiveSegments(page).join("/") === segments.join("/"));

export const archiveSegments = ({ list, page }: Pick<ArchivePage, "list" | "page">): string[] =>
  page === 1 ? [list.slug] : [list.slug, String(page)];

function pagesOf(list: ArchiveList): ArchivePage[] {
  const size = BLOG_INDEX.archivePage;
  const pages = Math.ceil(list.articles.length / size);
  return Array.from({ length: pages }, (_, index) => ({
    list,
    page: index + 1,
    pages,
    first: index * size + 1,
    articles: list.articles.slice(index * size, (index + 1) * size),
  }));
}
