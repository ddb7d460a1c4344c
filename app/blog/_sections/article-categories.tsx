import Link from "next/link";
import { Section, SectionHeading } from "@/components/ui/section";
import { getCategories } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { articlePath } from "@/lib/paths";

/** The categories that have articles, each with its count, opening and closing on its own (specification §2, §4). */
export function ArticleCategories() {
  return (
    <Section tone="white" labelledBy="categorias">
      <SectionHeading id="categorias" title="Por assunto" />
      <div className="mt-8 grid items-start gap-x-10 lg:grid-cols-2">
        {getCategories().map(({ category, articles }) => (
          <details key={category} className="group border-b-2 border-grafite">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-bold">
              {category}
              <span className="min-w-8 bg-planta px-2 text-center text-sm text-white">
                {articles.length}
                <span className="sr-only">{articles.length === 1 ? " artigo" : " artigos"}</span>
              </span>
            </summary>
            <ul className="pb-5">
              {articles.map((article) => (
                <li key={article.slug}>
                  <Link
                    href={articlePath(article.slug)}
                    className="flex min-h-11 items-center justify-between gap-6 py-1 underline decoration-obra decoration-2 underline-offset-4"
                  >
                    {article.title}
                    <time dateTime={article.date} className="shrink-0 text-sm">
                      {shortDate(article.date)}
                    </time>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
