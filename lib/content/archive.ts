import { BLOG_INDEX } from "@/lib/limits";
import { archivePath, paths } from "@/lib/paths";
import {
  type Article,
  getArticles,
  getCategories,
  getRecentArticles,
} from "@/lib/content/articles";
import { ALL, type ArchiveList, type ArchivePage, pagesOf } from "@/lib/content/archive-pages";
import { memoize } from "@/lib/cache/memoize";
import { slugOf } from "@/lib/format/slug";

/** Lists that are too long for the blog index; none while there are few articles. */
const getArchiveLists = memoize("archive-lists", (): ArchiveList<Article>[] => {
  const categories = getCategories()
    .filter(({ articles }) => articles.length > BLOG_INDEX.perCategory)
    .map(({ category, articles }) => ({
      slug: slugOf(category),
      title: category,
      items: articles,
    }));
  if (getRecentArticles().length <= BLOG_INDEX.recent) return categories;
  return [{ slug: ALL, title: "Todos os artigos", items: getArticles() }, ...categories];
});

/** Undefined if the index shows all of them. */
export function archiveOf(category?: string): string | undefined {
  const slug = category === undefined ? ALL : slugOf(category);
  const hasArchive = getArchiveLists().some((list) => list.slug === slug);
  return hasArchive ? archivePath(paths.blog, slug) : undefined;
}

export const getArchivePages = (): ArchivePage<Article>[] => getArchiveLists().flatMap(pagesOf);
