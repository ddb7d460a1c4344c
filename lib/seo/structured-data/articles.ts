import type { Article as ArticleData, NewsArticle, Person, WebPage } from "schema-dts";
import type { Article } from "@/lib/content/articles";
import { noonTimestamp } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { articlePath, releasePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { companyReference } from "@/lib/seo/structured-data/company";
import { shareImageData } from "@/lib/seo/structured-data/images";

type Professional = NonNullable<Article["author"]>;
type Review = NonNullable<Article["reviewed"]>;

const articleBase = (path: string, date: string, updated = date) => ({
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  datePublished: noonTimestamp(date),
  dateModified: noonTimestamp(updated),
  inLanguage: "pt-BR",
  publisher: companyReference,
});

export const articleData = (article: Article): ArticleData => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  ...articleBase(articlePath(article.slug), article.date, article.updated),
  image: shareImageData(articlePath(article.slug), article.title),
  author: article.author ? person(article.author) : companyReference,
  ...(article.reviewed && { mainEntityOfPage: reviewedPage(article.slug, article.reviewed) }),
  articleSection: article.category,
  keywords: article.tags.join(", "),
});

const person = ({ name, role, register }: Professional): Person => ({
  "@type": "Person",
  name,
  jobTitle: role,
  identifier: register,
});

const reviewedPage = (slug: string, { by, role, register, date }: Review): WebPage => ({
  "@type": "WebPage",
  "@id": absoluteUrl(articlePath(slug)),
  reviewedBy: person({ name: by, role, register }),
  lastReviewed: date,
});

/** A release whose date is invented has no data. */
export function newsArticleData(release: ListedRelease): NewsArticle[] {
  const { name, title, lead, city, date, isDateInvented } = release;
  if (isDateInvented) return [];
  const path = releasePath(name);
  return [
    {
      "@type": "NewsArticle",
      headline: title,
      description: lead,
      ...articleBase(path, date),
      image: shareImageData(path, title),
      author: companyReference,
      dateline: city,
    },
  ];
}
