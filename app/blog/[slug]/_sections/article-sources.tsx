import type { Article } from "@/lib/content/articles";

/** Where an article's facts come from; nothing when it names no sources. */
export function ArticleSources({ sources }: Pick<Article, "sources">) {
  if (sources.length === 0) return null;
  return (
    <div className="prose-site mt-12 border-t-2 border-grafite pt-6">
      <h2>Fontes</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
