import type { ReactElement } from "react";
import { ArticleCover } from "@/components/art/article-cover";
import { readingTimeText } from "@/components/blog/article-date";
import { getArticles } from "@/lib/content/articles";
import { longDate } from "@/lib/content/dates";
import { articlePath, shareImagePath } from "@/lib/paths";
import { hex } from "@/lib/palette";
import { site } from "@/lib/site";
import { getSitePages } from "@/lib/site-pages";
import { pageDrawing } from "./page-drawings";

/** What one share image shows, and the address it stands at. */
export type ShareSubject = {
  path: string;
  title: string;
  label: string;
  notes: string[];
  drawing: ReactElement;
  ground: string;
};

/** Every page and article that can be shared. */
export function getShareSubjects(): ShareSubject[] {
  const articles = getArticles().map((article) => ({
    path: shareImagePath(articlePath(article.slug)),
    title: article.title,
    label: article.category,
    notes: [longDate(article.date), readingTimeText(article)],
    drawing: <ArticleCover category={article.category} slug={article.slug} />,
    ground: hex.concreto,
  }));
  const pages = getSitePages().map(({ path, heading }) => ({
    path: shareImagePath(path),
    title: heading,
    notes: [site.tagline],
    ground: hex.concreto,
    ...pageDrawing(path),
  }));
  return [...pages, ...articles];
}
