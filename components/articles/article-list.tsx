import type { ReactNode } from "react";
import type { Article } from "@/lib/content/articles";
import { coverPath, coverScheme } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { articlePath } from "@/lib/paths";
import { shortDate } from "@/lib/content/dates";

type ArticleTeasersProps = {
  /** A label replaces the category. */
  teasers: readonly { article: Article; label?: string }[];
  /** Shown below the rows, and at less than 1280 px below everything. */
  children?: ReactNode;
};

/** Articles on a page about something else: the first as a card, the others as rows beside it. */
export function ArticleTeasers({ teasers, children }: ArticleTeasersProps) {
  const [first, ...others] = teasers;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 md:mt-10 md:grid-cols-2 xl:grid-cols-[1.15fr_1fr]">
      <ul className="contents">
        {first && (
          <li className={`grid ${children ? "md:row-span-2 xl:row-span-3" : "md:row-span-3"}`}>
            <ArticleCard {...first} lead />
          </li>
        )}
        {others.map((teaser) => (
          <li key={teaser.article.slug}>
            <ArticleRow {...teaser} />
          </li>
        ))}
      </ul>
      {children && <div className="grid md:max-xl:col-span-2">{children}</div>}
    </div>
  );
}

export function FeaturedCard({ article }: { article: Article }) {
  const { category, description, series } = article;
  return (
    <article className="link-card flex h-full flex-col border-2 border-grafite bg-white">
      <CoverImage article={article} className="border-b-2 border-grafite" />
      <div className="grow p-6 lg:p-9">
        <p className="drawing-label text-obra-escura">{category}</p>
        <h3 className="mt-3 text-2xl headline lg:text-3xl">
          <ArticleTitleLink article={article} className="decoration-4" />
        </h3>
        <p className="mt-4 max-w-2xl text-lg">{description}</p>
        <p className="mt-5 text-sm">
          <ArticleDate article={article} /> · {readingTimeText(article)}
          {series && ` · Parte ${series.part} da série`}
        </p>
      </div>
    </article>
  );
}

type ArticleCardProps = {
  article: Article;
  label?: string;
  brief?: boolean;
  /** It stands beside rows, which are higher on tablets. */
  lead?: boolean;
};

export function ArticleCard(props: ArticleCardProps) {
  const { article, label = article.category, brief = false, lead } = props;
  return (
    <article className="link-card flex flex-col border-2 border-grafite bg-white">
      <CoverImage article={article} className="border-b-2 border-grafite" />
      <div className="flex grow flex-col p-6">
        <p className="drawing-label text-obra-escura">{label}</p>
        <h3 className="mt-3 text-xl font-extrabold [font-stretch:110%]">
          <ArticleTitleLink article={article} />
        </h3>
        {!brief && (
          <p className={`mt-3 text-sm text-grafite-claro ${lead ? "md:max-lg:text-base" : ""}`}>
            {article.description}
          </p>
        )}
        <p className="mt-auto pt-5 text-sm">
          <ArticleDate article={article} /> · {readingTimeText(article)}
        </p>
      </div>
    </article>
  );
}

type ArticleRowProps = { article: Article; label?: string };

export const ArticleRow = ({ article, label = article.category }: ArticleRowProps) => (
  <article className="link-card grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-start gap-x-4 border-t-2 border-grafite pt-5 sm:grid-cols-[min(11rem,34%)_minmax(0,1fr)] sm:gap-x-6">
    <CoverImage article={article} className="border-2 border-grafite" />
    <div>
      <p className="drawing-label text-obra-escura">{label}</p>
      <h3 className="mt-1.5 text-lg leading-snug font-extrabold [font-stretch:108%]">
        <ArticleTitleLink article={article} />
      </h3>
      <p className="mt-2 text-sm text-grafite-claro">
        <ArticleDate article={article} /> · {readingTimeText(article)}
      </p>
    </div>
  </article>
);

export const ArticleLink = ({ article }: { article: Article }) => (
  <a href={articlePath(article.slug)} className="article-link">
    <span>{article.title}</span>
    <ArticleDate article={article} />
  </a>
);

type ArticleTitleLinkProps = { article: Article; className?: string };

/** The title of an article as a link that covers the whole card (its `relative` ancestor). */
const ArticleTitleLink = ({ article, className = "decoration-3" }: ArticleTitleLinkProps) => (
  <a
    href={articlePath(article.slug)}
    className={`link-card-title decoration-obra underline-offset-4 ${className}`}
  >
    {article.title}
  </a>
);

export const Day = ({ day }: { day: string }) => <time dateTime={day}>{shortDate(day)}</time>;

export function ArticleDate({ article }: { article: Pick<Article, "date" | "state"> }) {
  const date = <Day day={article.date} />;
  if (article.state === "published") return date;
  return (
    <>
      <strong className="bg-esgotado px-2 py-0.5 text-white">
        {article.state === "draft" ? "Rascunho" : "Rascunho: sai em"}
      </strong>{" "}
      {date}
    </>
  );
}

export const readingTimeText = ({ readingMinutes }: Pick<Article, "readingMinutes">) =>
  `${readingMinutes} min de leitura`;

/** The cover has no alternative text: the title beside it says what it is about. */
const CoverImage = ({ article, className }: { article: Article; className: string }) => (
  <div className={className}>
    <Picture
      photograph={article.picture && { ...article.picture, alt: "" }}
      sizes="(min-width: 48rem) 36rem, 100vw"
      className="aspect-1200/630 h-auto w-full"
    >
      <img
        src={coverPath(article)}
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        alt=""
        className={`artwork h-auto w-full bg-cimento ${coverScheme(article)}`}
      />
    </Picture>
  </div>
);
