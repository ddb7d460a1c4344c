import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { getSitePages } from "@/lib/site-pages";

export const dynamic = "force-static";

/** What there is to suggest where an address does not exist; the not-found page alone fetches it. */
export function GET() {
  const articles = getArticles().map(({ slug, title }) => ({ path: articlePath(slug), title }));
  const pages = getSitePages().map(({ path, title }) => ({ path, title }));
  return Response.json([...articles, ...pages]);
}
