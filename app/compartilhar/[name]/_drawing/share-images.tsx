import type { ReactElement } from "react";
import { ArticleCover, InlineDrawing } from "@/components/art/drawing";
import { readingTimeText } from "@/components/articles/article-list";
import { type Article, getArticles } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { getLessons, type Lesson } from "@/lib/content/education";
import { getPage, getSitePages, type SitePage } from "@/lib/content/pages";
import { getReleases, type Release } from "@/lib/content/press";
import { memoize } from "@/lib/cache/memoize";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import {
  articlePath,
  episodePath,
  handoutPath,
  pageName,
  paths,
  releasePath,
  shareImagePath,
} from "@/lib/paths";
import { hex } from "@/lib/drawings/palette";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeCover } from "@/lib/podcast/related";
import { site } from "@/lib/site";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import path from "node:path";
import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";

/** The contents of one share image. */
type ShareSubject = {
  title: string;
  label: string;
  notes: string[];
  drawing: ReactElement;
  ground: string;
};

/** The share images of all pages of the site, by file name without ending. */
export const getShareImages = memoize("share-subjects", async () => {
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
  const releases = getReleases().map(
    (release) =>
      [shareImagePath(releasePath(release.name)), () => releaseSubject(release)] as const,
  );
  const episodes = (await episodePagesAtBuild()).map(
    (episode) =>
      [shareImagePath(episodePath(episode.slug)), () => episodeSubject(episode)] as const,
  );
  return new Map(
    [...pages, ...articles, ...handouts, ...releases, ...episodes].map(([address, subject]) => [
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

const releaseSubject = ({ title, city, date, isDateInvented }: Release): ShareSubject => ({
  ...pageDrawing(paths.pressRoom),
  title,
  label: "Release para a imprensa",
  notes: isDateInvented ? [city] : [city, shortDate(date)],
  ground: hex.concreto,
});

const episodeSubject = ({ title, number, theme, publishedAt }: EpisodePage): ShareSubject => ({
  title,
  label: site.podcastName,
  notes: [
    ...(number === undefined ? [] : [`Episódio ${number}`]),
    shortDate(saoPauloDate(new Date(publishedAt))),
  ],
  drawing: <InlineDrawing name={themeCover(theme)} />,
  ground: hex.concreto,
});

type PageDrawing = { label: string; drawing: ReactElement; ground?: string };

const drawings: Record<string, PageDrawing> = {
  [paths.services]: { label: "Serviços", drawing: <InlineDrawing name="building" /> },
  [paths.education]: { label: "Educação", drawing: <InlineDrawing name="commands" /> },
  [paths.socialProjects]: { label: "Mão Amiga", drawing: <InlineDrawing name="mao-amiga" /> },
  [paths.materialDonation]: { label: "Mão Amiga", drawing: <InlineDrawing name="association" /> },
  [paths.podcast]: { label: "Podcast", drawing: <InlineDrawing name="podcast-studio" /> },
  [paths.womenInMaintenance]: {
    label: "Curso on-line",
    drawing: <InlineDrawing name="course-women" />,
  },
  [paths.blog]: {
    label: "Blog",
    drawing: <InlineDrawing name="categorias/dicas-de-reparos" />,
  },
  [paths.contact]: { label: "Contato", drawing: <InlineDrawing name="painting" /> },
  [paths.photoContest]: {
    label: "Concurso de fotografia",
    drawing: <InlineDrawing name="photo-contest" />,
  },
  [paths.pressRelease]: {
    label: "Release para a imprensa",
    drawing: <InlineDrawing name="capas/click-na-pintura-concurso" />,
  },
  [paths.mediaKit]: {
    label: "Imprensa e parceiros",
    drawing: <InlineDrawing name="logo-construction" />,
    ground: hex.planta,
  },
  [paths.calculators]: { label: "Calculadoras", drawing: <InlineDrawing name="maintenance" /> },
  ...Object.fromEntries(
    CALCULATORS.map((calculator) => [
      calculatorPath(calculator),
      { label: "Calculadora", drawing: <InlineDrawing name={calculator.shareDrawing} /> },
    ]),
  ),
  [paths.pressRoom]: {
    label: "Imprensa",
    drawing: <InlineDrawing name="categorias/noticias-do-setor" />,
  },
  [paths.siteMap]: { label: "Índice de pranchas", drawing: <InlineDrawing name="not-found" /> },
  [paths.privacy]: { label: "Transparência", drawing: <InlineDrawing name="maintenance" /> },
  [paths.accessibility]: {
    label: "Transparência",
    drawing: <InlineDrawing name="capas/acessibilidade-casa-baixo-custo" />,
  },
};

/**
 * Label and drawing of a page's share image. The house plan is for the home page and for pages
 * without an own drawing.
 */
const pageDrawing = (path: string): PageDrawing =>
  drawings[path] ?? {
    label: "Construção, reforma e manutenção",
    drawing: <InlineDrawing name="house-under-construction" />,
    ground: hex.planta,
  };
