import { type Article, getSeriesParts } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";

/** Id of the box with the parts of a series. */
export const SERIES_ID = "serie";

export function SeriesBox({ article }: { article: Article }) {
  const parts = getSeriesParts(article);
  const current = parts.find(({ slug }) => slug === article.slug);
  if (!current) return null;
  return (
    <nav
      aria-labelledby={SERIES_ID}
      className="mt-12 max-w-(--measure) border-line border-planta bg-planta-clara"
    >
      <p
        id={SERIES_ID}
        className="flex flex-wrap justify-between gap-x-6 bg-planta px-4 py-2 drawing-label text-white"
      >
        <span>Série: {current.series.title}</span>
        <span>
          Parte {current.series.part} de {parts.length}
        </span>
      </p>
      <ol>
        {parts.map(({ slug, title, series }) => (
          <li key={slug} className="border-t border-planta/40 first:border-t-0">
            <a
              href={articlePath(slug)}
              aria-current={slug === article.slug ? "page" : undefined}
              className="group grid min-h-12 grid-cols-label items-baseline gap-x-2 px-4 py-3 hover:bg-white"
            >
              <span className="text-sm">Parte {series.part}</span>
              <span className="font-bold text-link">
                {title}
                {slug === article.slug && <span className="font-normal"> (você está aqui)</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
