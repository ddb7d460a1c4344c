import { PaperTitle } from "@/components/ui/paper";
import { SmallText } from "@/components/ui/text";
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
      <PaperTitle id={SERIES_ID}>
        <span>Série: {current.series.title}</span>
        <span>
          Parte {current.series.part} de {parts.length}
        </span>
      </PaperTitle>
      <ol>
        {parts.map(({ slug, title, series }) => (
          <li key={slug} className="border-planta not-first:border-t">
            <a
              href={articlePath(slug)}
              aria-current={slug === article.slug ? "page" : undefined}
              className="group grid min-h-12 grid-cols-label items-baseline gap-x-2 px-4 py-3 hover:bg-seguranca"
            >
              <SmallText as="span">Parte {series.part}</SmallText>
              <span>
                <strong className="text-link">{title}</strong>
                {slug === article.slug && " (você está aqui)"}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
