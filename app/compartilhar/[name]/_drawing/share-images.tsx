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

type ShareSubject = {
  title: string;
  label: string;
  notes: string[];
  drawing: ReactElement;
  ground: string;
};

/** The share images of all pages of the site, by file name without ending. */
export const getShareImages = memoize("share-subjects", async () => {
  const subjects: [address: string, subject: () => ShareSubject][] = [
    ...getSitePages().map((page) => entry(page.path, () => pageSubject(page))),
    ...getArticles().map((article) =>
      entry(articlePath(article.slug), () => articleSubject(article)),
    ),
    ...getLessons().map((lesson) => entry(handoutPath(lesson.slug), () => handoutSubject(lesson))),
    ...getReleases().map((release) =>
      entry(releasePath(release.name), () => releaseSubject(release)),
    ),
    ...(await episodePagesAtBuild()).map((episode) =>
      entry(episodePath(episode.slug), () => episodeSubject(episode)),
    ),
  ];
  return new Map(subjects);
});

const entry = (address: string, subject: () => ShareSubject): [string, () => ShareSubject] => [
  path.basename(shareImagePath(address)),
  subject,
];

const pageSubject = ({ path, heading }: SitePage): ShareSubject => ({
  title: heading,
  notes: [],
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

/** Label and drawing, and the background where it is not the usual one. */
type PageDrawing = readonly [label: string, drawing: string, ground?: string];

const drawings: Record<string, PageDrawing> = {
  [paths.services]: ["Serviços", "building"],
  [paths.education]: ["Educação", "commands"],
  [paths.socialProjects]: ["Mão Amiga", "mao-amiga"],
  [paths.materialDonation]: ["Mão Amiga", "association"],
  [paths.podcast]: ["Podcast", "podcast-studio"],
  [paths.womenInMaintenance]: ["Curso on-line", "course-women"],
  [paths.blog]: ["Blog", "categorias/dicas-de-reparos"],
  [paths.contact]: ["Contato", "painting"],
  [paths.photoContest]: ["Concurso de fotografia", "photo-contest"],
  [paths.pressRelease]: ["Release para a imprensa", "capas/click-na-pintura-concurso"],
  [paths.mediaKit]: ["Imprensa e parceiros", "logo-construction", hex.planta],
  [paths.calculators]: ["Calculadoras", "maintenance"],
  ...Object.fromEntries(
    CALCULATORS.map((calculator) => [
      calculatorPath(calculator),
      ["Calculadora", calculator.shareDrawing],
    ]),
  ),
  [paths.pressRoom]: ["Imprensa", "categorias/noticias-do-setor"],
  [paths.siteMap]: ["Índice de pranchas", "not-found"],
  [paths.privacy]: ["Transparência", "maintenance"],
  [paths.accessibility]: ["Transparência", "capas/acessibilidade-casa-baixo-custo"],
};

const HOUSE: PageDrawing = [
  "Construção, reforma e manutenção",
  "house-under-construction",
  hex.planta,
];

function pageDrawing(path: string) {
  const [label, drawing, ground = hex.concreto] = drawings[path] ?? HOUSE;
  return { label, drawing: <InlineDrawing name={drawing} />, ground };
}
