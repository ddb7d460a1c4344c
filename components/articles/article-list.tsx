import { Card, CardTitle } from "@/components/ui/card";
import { Label, SmallText } from "@/components/ui/text";
import type { Article } from "@/lib/content/articles";
import { coverScheme } from "@/components/art/drawing";
import { coverPath } from "@/lib/drawings/cover";
import { Picture } from "@/components/art/picture";
import { articlePath } from "@/lib/paths";
import { shortDate } from "@/lib/content/dates";

type TeasersProps = {
  articles: readonly Article[];
  /** What stands in the place of the category. */
  labelOf?: (article: Article) => string;
};

/** The first article is a card, the others are rows beside it, or two below it on wide screens. */
export function ArticleTeasers({ articles, labelOf }: TeasersProps) {
  const [first, ...others] = articles;
  const isWide = others.length === 2;
  return (
    <ul className="mt-title grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
      {first && (
        <li className={isWide ? "md:col-span-2" : "md:row-span-3"}>
          <ArticleCard article={first} label={labelOf?.(first)} isWide={isWide} />
        </li>
      )}
      {others.map((article) => (
        <li key={article.slug}>
          <ArticleRow article={article} label={labelOf?.(article)} />
        </li>
      ))}
    </ul>
  );
}

type ArticleRowProps = { article: Article; label?: string };

type ArticleCardProps = ArticleRowProps & {
  /** From 768 px on the cover is beside the text. */
  isWide?: boolean;
};

export const ArticleCard = ({ article, label = article.category, isWide }: ArticleCardProps) => (
  <Card
    layout={isWide ? "beside" : "large"}
    picture={<CoverImage article={article} className={isWide ? "cover-fills" : ""} />}
  >
    <Label className="text-obra-escura">{label}</Label>
    <CardTitle size="card" href={articlePath(article.slug)} className="mt-2">
      {article.title}
    </CardTitle>
    <p className="mt-2 text-grafite-claro">{article.description}</p>
    <SmallText className="mt-auto pt-3">
      <ArticleDate article={article} />
      &nbsp;· {article.readingMinutes} min
    </SmallText>
  </Card>
);

export const ArticleRow = ({ article, label = article.category }: ArticleRowProps) => (
  <article className="relative grid grid-cols-label items-start gap-x-4 border-t-line border-grafite pt-4 sm:grid-cols-aside-main">
    <CoverImage article={article} className="border-line border-grafite" />
    <div>
      <Label className="text-obra-escura">{label}</Label>
      <CardTitle size="row" href={articlePath(article.slug)} className="mt-2">
        {article.title}
      </CardTitle>
      <SmallText className="mt-2 text-grafite-claro">
        <ArticleDate article={article} />
        &nbsp;· {article.readingMinutes} min
      </SmallText>
    </div>
  </article>
);

export const Day = ({ day }: { day: string }) => <time dateTime={day}>{shortDate(day)}</time>;

export function ArticleDate({ article }: { article: Pick<Article, "date" | "state"> }) {
  const date = <Day day={article.date} />;
  if (article.state === "published") return date;
  return (
    <>
      <strong className="bg-esgotado px-2 py-1 text-white">
        {article.state === "draft" ? "Rascunho" : "Rascunho: sai em"}
      </strong>{" "}
      {date}
    </>
  );
}

/** The cover has no alternative text: the title beside it says what it is about. */
const CoverImage = ({ article, className }: { article: Article; className: string }) => (
  <div className={className}>
    <Picture
      photograph={article.picture && { ...article.picture, alt: "" }}
      sizes="(min-width: 48rem) 36rem, 100vw"
      className="aspect-cover h-auto w-full"
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
