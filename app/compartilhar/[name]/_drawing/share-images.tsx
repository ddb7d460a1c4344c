import path from "node:path";
import type { ReactElement } from "react";
import { ArticleCover } from "@/components/art/article-cover";
import { InlineDrawing } from "@/components/art/inline-svg";
import { readingTimeText } from "@/components/blog/article-date";
import type { Article } from "@/lib/content/article-schema";
import { getArticles } from "@/lib/content/articles";
import { memoize } from "@/lib/cache/memoize";
import { shortDate } from "@/lib/content/dates";
import { getLessons, type Lesson } from "@/lib/content/lessons";
import { getPage } from "@/lib/content/pages";
import { articlePath, handoutPath, pageName, paths, shareImagePath } from "@/lib/paths";
import { hex } from "@/lib/brand/palette";
import { getSitePages, type SitePage } from "@/lib/content/site-pages";
import { pageDrawing } from "@/app/compartilhar/[name]/_drawing/page-drawings";

/** The contents of one share image. */
type ShareSubject = {
  title: string;
  label: string;
  notes: string[];
  drawing: ReactElement;
  ground: string;
};

/** The share images of all pages, articles and handouts, by file name without ending. */
export const getShareImages = memoize("share-subjects", () => {
  const pages = getSitePages().map(
    (page) => [shareImagePath(page.path), () => pageSubject(page)] as const,
  );
  const articles = getArticles().map(
    (article) =>
      [shareImagePath(articlePath(article.slug)), () => articleSubject(article)] as const,
  );
  const handouts = getLessons().map(
    (lesson) => [shareImagePath(handoutPath(lesson.slug)), () => handoutSubject(lesson)] as const,
  );
  return new Map(
    [...pages, ...articles, ...handouts].map(([address, subject]) => [
      path.basename(address),
      subject,
    ]),
  );
});

const pageSubject = ({ path, heading }: SitePage): ShareSubject => ({
  title: heading,
  notes: [],
  ground: hex.concreto,
  ...pageDrawing(path),
});

const articleSubject = (article: Article): ShareSubject => ({
  title: article.title,
  label: article.category,
  notes: [shortDate(article.date), readingTimeText(article)],
  drawing: <ArticleCover category={article.category} slug={article.slug} />,
  ground: hex.concreto,
});

const handoutSubject = (lesson: Lesson): ShareSubject => ({
  title: lesson.title,
  label: getPage(pageName(paths.womenInMaintenance)).heading,
  notes: [`Apostila ${lesson.sheet}`, `Aula de ${lesson.minutes} min`],
  drawing: <InlineDrawing name={lesson.art} />,
  ground: hex.concreto,
});
