import { getArticles } from "@/lib/content/articles";
import { textResponse } from "@/lib/server/file-response";
import { NEWEST_ARTICLES } from "@/lib/limits";
import { articlePath } from "@/lib/paths";
import { getSitePages } from "@/lib/content/pages";

export const dynamic = "force-static";

/** Paths and titles for the suggestions of the not-found page, with the sections of the pages. */
export function GET() {
  const newest = getArticles().slice(0, NEWEST_ARTICLES.addresses);
  const articles = newest.map(({ slug, title }) => ({ path: articlePath(slug), title }));
  const pages = getSitePages().flatMap(({ path, title, sections }) => [
    { path, title },
    ...sections.map(({ id, title }) => ({ path: `${path}#${id}`, title })),
  ]);
  return textResponse(JSON.stringify([...articles, ...pages]), "application/json");
}
