import { coverPath } from "@/lib/drawings/cover";
import { getArticles } from "@/lib/content/articles";
import { getWorks, WORKS_INDEX } from "@/lib/content/works";
import { getSheets } from "@/lib/content/collections/sheets";
import { getSymptoms } from "@/lib/content/symptoms";
import { monthAndYear, shortDate } from "@/lib/content/dates";
import { getLessons } from "@/lib/content/education";
import { getPage, getSitePages } from "@/lib/content/pages";
import type { Picture } from "@/lib/content/picture-fields";
import { getReleases } from "@/lib/content/press";
import { memoize } from "@/lib/memoize.mjs";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import {
  articlePath,
  drawingPath,
  episodePath,
  handoutPath,
  pageName,
  paths,
  releasePath,
  sheetPath,
} from "@/lib/paths";
import { hex } from "@/lib/drawings/palette";
import { themeCover } from "@/lib/podcast/related";
import { site } from "@/lib/site";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import path from "node:path";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { calculatorPath } from "@/lib/calculators/calculator";

export type ShareSubject = {
  path: string;
  title: string;
  label: string;
  notes: string[];
  /** The address of a file of public/. */
  drawing: string;
  /** Background colour for a drawing without a background. */
  ground?: string | undefined;
  /** The photograph that takes the drawing's place. */
  picture?: Picture | undefined;
};

/** What the share image of each page shows, by the name of its file without the ending. */
export const getShareSubjects = memoize("share-subjects", async () => {
  const subjects: ShareSubject[] = [
    ...getSitePages().map(({ path, heading, picture }) => ({
      path,
      title: heading,
      notes: [],
      ...pageDrawing(path),
      picture,
    })),
    ...getArticles().map((article) => ({
      path: articlePath(article.slug),
      title: article.title,
      label: article.category,
      notes: [shortDate(article.date), `${article.readingMinutes} min de leitura`],
      drawing: coverPath(article),
      picture: article.picture,
    })),
    ...getSymptoms().map(({ path, title, art }) => ({
      path,
      title,
      label: "O que está acontecendo?",
      notes: [],
      drawing: drawingPath(art),
    })),
    ...getSheets().map(({ slug, title }) => ({
      path: sheetPath(slug),
      title,
      notes: ["Para preencher", "e imprimir"],
      ...pageDrawing(paths.sheets),
    })),
    ...getLessons().map(({ slug, title, order, minutes, art }) => ({
      path: handoutPath(slug),
      title,
      label: getPage(pageName(paths.womenInMaintenance)).heading,
      notes: [`Aula ${order}`, `${minutes} min`],
      drawing: drawingPath(art),
    })),
    ...getReleases().map(({ name, title, city, date, isDateInvented, picture }) => ({
      path: releasePath(name),
      title,
      label: "Release para a imprensa",
      notes: isDateInvented ? [city] : [city, shortDate(date)],
      drawing: pageDrawing(paths.pressRoom).drawing,
      picture,
    })),
    ...getWorks().map(({ path, title, place, month, after }) => ({
      path,
      title,
      label: "Obra feita",
      notes: [place, monthAndYear(`${month}-01`)],
      drawing: pageDrawing(paths.services).drawing,
      picture: after,
    })),
    ...(getWorks().length > 0 ? [worksIndex()] : []),
    ...(await episodePagesAtBuild()).map(({ slug, title, number, theme, publishedAt }) => ({
      path: episodePath(slug),
      title,
      label: site.podcastName,
      notes: [
        ...(number === undefined ? [] : [`Episódio ${number}`]),
        shortDate(saoPauloDate(new Date(publishedAt))),
      ],
      drawing: drawingPath(themeCover(theme)),
    })),
  ];
  return new Map(subjects.map((one) => [path.basename(shareImagePath(one.path)), one]));
});

function worksIndex(): ShareSubject {
  const works = getWorks();
  return {
    path: WORKS_INDEX.path,
    title: WORKS_INDEX.title,
    notes: [`${works.length} obras`],
    ...pageDrawing(paths.services),
    picture: works[0]?.after,
  };
}

/** The label, the drawing, and its background where that is not the usual one. */
type PageDrawing = readonly [label: string, drawing: string, ground?: string];

const drawings: Record<string, PageDrawing> = {
  [paths.services]: ["Serviços", "building"],
  [paths.symptoms]: ["Problemas", "maintenance"],
  [paths.sheets]: ["Folhas para imprimir", "building"],
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
    CALCULATOR_FORMS.map((calculator) => [
      calculatorPath(calculator),
      ["Calculadora", calculator.shareDrawing],
    ]),
  ),
  [paths.pressRoom]: ["Imprensa", "categorias/noticias-do-setor"],
  [paths.search]: ["Índice de pranchas", "not-found"],
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
  const [label, drawing, ground] = drawings[path] ?? HOUSE;
  return { label, drawing: drawingPath(drawing), ground };
}
