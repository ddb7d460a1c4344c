import type { Article } from "@/lib/content/article-schema";

/** The sources of an article; nothing when it has none. */
export function ArticleSources({ sources }: Pick<Article, "sources">) {
  if (sources.length === 0) return null;
  return (
    <section
      aria-labelledby="fontes"
      className="mt-14 max-w-(--measure) border-t-2 border-grafite pt-5"
    >
      <h2 id="fontes" className="drawing-label">
        Fontes
      </h2>
      <ol className="mt-4 grid list-decimal grid-cols-1 gap-2 pl-6 text-sm marker:font-bold marker:text-obra-escura">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
              >
                {title}
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
