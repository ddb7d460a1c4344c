import type { Article as ArticleData, NewsArticle } from "schema-dts";
import type { Article } from "@/lib/content/article-schema";
import { noonTimestamp } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import type { PressRelease } from "@/lib/content/press-releases";
import { articlePath, paths, shareImagePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/structured-data/company";

/** What an article and a press release have in common. */
const common = (path: string, date: string, updated = date) => ({
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  image: absoluteUrl(shareImagePath(path)),
  datePublished: noonTimestamp(date),
  dateModified: noonTimestamp(updated),
  inLanguage: "pt-BR",
  author: companyReference,
  publisher: companyReference,
});

/** An article of the blog (specification §3). */
export const articleData = (article: Article): ArticleData => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  ...common(articlePath(article.slug), article.date, article.updated),
  articleSection: article.category,
  keywords: article.tags.join(", "),
  timeRequired: `PT${article.readingMinutes}M`,
  ...(article.series && {
    isPartOf: { "@type": "CreativeWorkSeries", name: article.series.title },
    position: article.series.part,
  }),
  ...(article.sources.length > 0 && {
    citation: article.sources.map(({ title, url }) => ({
      "@type": "CreativeWork" as const,
      name: title,
      ...(url && { url }),
    })),
  }),
});

/** The press release as a newsroom's index reads it (specification §2, "press release"). */
export const newsArticleData = (page: PageContent, release: PressRelease): NewsArticle => ({
  "@type": "NewsArticle",
  headline: page.heading,
  description: page.lead,
  ...common(paths.pressRelease, release.date),
  dateline: release.city,
});
