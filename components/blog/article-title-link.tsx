import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";

/** The title of an article as a link that covers the whole card (its `relative` ancestor). */
export function ArticleTitleLink({ article: { slug, title } }: { article: Article }) {
  return (
    <a
      href={articlePath(slug)}
      className="decoration-obra decoration-3 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </a>
  );
}
