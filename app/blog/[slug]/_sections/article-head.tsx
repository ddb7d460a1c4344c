import Link from "next/link";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import type { Article } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { paths } from "@/lib/paths";

/** Back link, category, title, description, date and tags (specification §2, "Article pages"). */
export function ArticleHead({ article }: { article: Article }) {
  return (
    <Section tone="planta">
      <Link
        href={paths.blog}
        className="inline-flex min-h-11 items-center gap-2 drawing-label underline-offset-4 hover:underline"
      >
        <ArrowIcon className="size-4 rotate-180" />
        Voltar ao blog
      </Link>
      <p className="mt-6 drawing-label text-seguranca">{article.category}</p>
      <h1 className="mt-3 max-w-4xl text-3xl headline">{article.title}</h1>
      <p className="mt-5 max-w-2xl text-lg">{article.description}</p>
      <p className="mt-6">
        <time dateTime={article.date}>{shortDate(article.date)}</time>
        {` · ${article.readingMinutes} min de leitura`}
      </p>
      <ul className="mt-5 flex flex-wrap gap-2" aria-label="Assuntos">
        {article.tags.map((tag) => (
          <li key={tag} className="border border-concreto/50 px-3 py-1 text-sm">
            {tag}
          </li>
        ))}
      </ul>
    </Section>
  );
}
