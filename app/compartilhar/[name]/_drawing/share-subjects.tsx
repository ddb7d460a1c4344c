import type { ReactElement } from "react";
import { ArticleCover } from "@/components/art/article-cover";
import { LessonArt } from "@/components/art/lessons/lesson-art";
import { readingTimeText } from "@/components/blog/article-date";
import { getArticles } from "@/lib/content/articles";
import { longDate } from "@/lib/content/dates";
import { getLessons } from "@/lib/content/lessons";
import { getPage } from "@/lib/content/pages";
import { articlePath, handoutPath, pageName, paths, shareImagePath } from "@/lib/paths";
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

/** Every page, article and handout that can be shared. */
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
  const handouts = getLessons().map((lesson) => ({
    path: shareImagePath(handoutPath(lesson.slug)),
    title: lesson.title,
    label: getPage(pageName(paths.womenInMaintenance)).heading,
    notes: [`Apostila ${lesson.sheet}`, `Aula de ${lesson.minutes} min`],
    drawing: <LessonArt name={lesson.art} />,
    ground: hex.concreto,
  }));
  return [...pages, ...articles, ...handouts];
}
