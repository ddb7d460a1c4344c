import { ArticleCover } from "@/components/art/article-cover";
import { ArticleDate, readingTimeText } from "@/components/blog/article-date";
import { FactCells } from "@/components/blog/fact-cells";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/hero-label";
import type { Article } from "@/lib/content/articles";
import { paths } from "@/lib/paths";

/**
 * Back link, category, title, description, cover, date and tags (§2.12). The cover is inline,
 * because it is above the fold and a file would need one more request.
 */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, slug, series, author } = article;
  return (
    <Section
      tone="planta"
      className="grid grid-cols-1 items-start gap-x-14 gap-y-9 pt-6! lg:grid-cols-[1.25fr_1fr]"
    >
      <a
        href={paths.blog}
        className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start drawing-label underline-offset-4 hover:underline lg:col-span-2"
      >
        <ArrowIcon className="size-4 rotate-180" />
        Voltar ao blog
      </a>
      <div>
        <HeroLabel>{category}</HeroLabel>
        <h1 className="mt-4 text-3xl headline max-md:text-[min(1.875rem,12vw)]">{article.title}</h1>
        <p className="mt-5 max-w-2xl text-lg">{article.description}</p>
        <ul className="mt-7 flex flex-wrap gap-2" aria-label="Assuntos">
          {article.tags.map((tag) => (
            <li key={tag} className="border border-concreto/50 px-3 py-1 text-sm wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div className="border-2 border-concreto">
        <ArticleCover category={category} slug={slug} className="no-print block h-auto w-full" />
        <FactCells
          className="overflow-hidden border-t-2 border-concreto"
          cells={[
            { label: "Publicado", value: <ArticleDate article={article} /> },
            { label: "Leitura", value: readingTimeText(article) },
            ...(author ? [{ label: author.role ?? "Texto", value: author.name }] : []),
            ...(series ? [{ label: `Série ${series.title}`, value: `Parte ${series.part}` }] : []),
          ]}
        />
      </div>
    </Section>
  );
}
