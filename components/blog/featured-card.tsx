import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { ArticleDate, readingTimeText } from "@/components/blog/article-date";
import { CoverImage } from "@/components/blog/cover-image";
import { FactCells } from "@/components/blog/fact-cells";

/** The first featured article: a large card with cover, and a title block at the bottom. */
export function FeaturedCard({ article }: { article: Article }) {
  const { slug, category, title, description, series } = article;
  return (
    <article className="group relative flex h-full flex-col border-2 border-grafite bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve">
      <CoverImage slug={slug} className="border-b-2 border-grafite" />
      <div className="grow p-6 lg:p-9">
        <p className="drawing-label text-obra-escura">{category}</p>
        <h3 className="mt-3 text-2xl headline lg:text-3xl">
          <a
            href={articlePath(slug)}
            className="decoration-obra decoration-4 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        <p className="mt-4 max-w-2xl text-lg">{description}</p>
      </div>
      <FactCells
        className="overflow-hidden border-t-2 border-grafite"
        cells={[
          { label: "Publicado", value: <ArticleDate article={article} /> },
          { label: "Leitura", value: readingTimeText(article) },
          ...(series ? [{ label: `Série ${series.title}`, value: `Parte ${series.part}` }] : []),
        ]}
      />
    </article>
  );
}
