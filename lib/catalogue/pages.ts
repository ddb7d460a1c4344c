import { calculatorPath } from "@/lib/calculators/calculator";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import type { Entry, Kind, PageKind, ShareSubject, Video } from "@/lib/catalogue/entry";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { getArticles, lastChange } from "@/lib/content/articles";
import { getSocialProjects } from "@/lib/content/collections/social";
import { getSpecialProjects } from "@/lib/content/events";
import { getSitePages, type SitePage } from "@/lib/content/pages";
import { getContestRelease } from "@/lib/content/press";
import { getSymptoms } from "@/lib/content/symptoms";
import { hex } from "@/lib/drawings/palette";
import { plainText } from "@/lib/format/plain-text";
import { parseVideoId } from "@/lib/format/youtube";
import { drawingPath, paths } from "@/lib/paths";

/** What the file of a page in content/ does not say. */
type PageFacts = {
  kind: PageKind;
  /** Of its share image: the label, the drawing, and its background where that is not the usual one. */
  image: readonly [label: string, drawing: string, ground?: string];
  /** The day of what it lists, while its own file has none. */
  updated?: () => string | undefined;
  videos?: () => Video[];
};

type PagePath = (typeof paths)[keyof typeof paths];

const PAGES: Readonly<Record<PagePath, PageFacts>> = {
  [paths.home]: {
    kind: "page",
    image: ["Construção, reforma e manutenção", "house-under-construction", hex.planta],
  },
  [paths.services]: { kind: "landing", image: ["Serviços", "building"] },
  [paths.symptoms]: { kind: "page", image: ["Problemas", "maintenance"] },
  [paths.sheets]: { kind: "page", image: ["Folhas para imprimir", "building"] },
  [paths.education]: { kind: "landing", image: ["Educação", "commands"] },
  [paths.socialProjects]: {
    kind: "landing",
    image: ["Mão Amiga", "mao-amiga"],
    videos: () => projectVideos(),
  },
  [paths.materialDonation]: { kind: "landing", image: ["Mão Amiga", "association"] },
  [paths.podcast]: { kind: "landing", image: ["Podcast", "podcast-studio"] },
  [paths.womenInMaintenance]: { kind: "course", image: ["Curso on-line", "course-women"] },
  [paths.blog]: {
    kind: "page",
    image: ["Blog", "categorias/dicas-de-reparos"],
    updated: () => getArticles().map(lastChange).sort().at(-1),
  },
  [paths.contact]: { kind: "landing", image: ["Contato", "painting"] },
  [paths.photoContest]: { kind: "landing", image: ["Concurso de fotografia", "photo-contest"] },
  [paths.pressRelease]: {
    kind: "press",
    image: ["Release para a imprensa", "capas/click-na-pintura-concurso"],
    updated: () => getContestRelease().confirmed.date,
  },
  [paths.mediaKit]: {
    kind: "press",
    image: ["Imprensa e parceiros", "logo-construction", hex.planta],
  },
  [paths.pressRoom]: { kind: "press", image: ["Imprensa", "categorias/noticias-do-setor"] },
  [paths.privacy]: { kind: "legal", image: ["Transparência", "maintenance"] },
  [paths.accessibility]: {
    kind: "legal",
    image: ["Transparência", "capas/acessibilidade-casa-baixo-custo"],
  },
  [paths.calculators]: { kind: "calculator", image: ["Calculadoras", "maintenance"] },
  [paths.search]: { kind: "page", image: ["Índice de pranchas", "not-found"] },
  [paths.siteMap]: { kind: "page", image: ["Índice de pranchas", "not-found"] },
};

const FACTS: Readonly<Record<string, PageFacts>> = {
  ...PAGES,
  ...Object.fromEntries(
    CALCULATOR_FORMS.map((calculator): [string, PageFacts] => [
      calculatorPath(calculator),
      { kind: "calculator", image: ["Calculadora", calculator.shareDrawing] },
    ]),
  ),
};

/** The pages of the code, and the calculators. */
export const pages: Kind = {
  list: { id: "paginas", title: "Páginas" },
  entries: () => getSitePages().filter(isShown).map(entryOf),
  heldBack: () => getSitePages().map(({ path, body }) => ({ path, file: body.file })),
};

/** The list of problems is a page from the first problem on. */
const isShown = ({ path }: SitePage) => path !== paths.symptoms || getSymptoms().length > 0;

function entryOf(page: SitePage): Entry {
  const { path, title, description } = page;
  const { kind, updated, videos } = FACTS[path]!;
  // A search finds everything but itself.
  const isSearch = path === paths.search;
  return {
    path,
    // The title of the home page is written for search engines.
    title: path === paths.home ? "Início" : title,
    description,
    updated: page.updated ?? updated?.(),
    indexed: !isSearch,
    image: () => ({
      ...pageImage(path),
      title: page.heading,
      notes: [],
      picture: page.picture,
    }),
    search: isSearch
      ? undefined
      : () => ({
          kind,
          title,
          texts: [page.lead, description, subtitleOf(path), plainText(page.body.text)],
          // Whoever knows an address types its words.
          keywords: [...page.keywords, path],
        }),
    ...(videos && { videos }),
  };
}

/** What the home page says of a special project that has this page. */
const subtitleOf = (path: string) =>
  getSpecialProjects().find(({ link }) => link === path)?.subtitle;

/** What the share image of a page shows beside its title. */
export function pageImage(path: string): Pick<ShareSubject, "label" | "drawing" | "ground"> {
  const [label, drawing, ground] = FACTS[path]!.image;
  return { label, drawing: drawingPath(drawing), ground };
}

export const pageKind = (path: string): PageKind => FACTS[path]!.kind;

const projectVideos = (): Video[] =>
  getSocialProjects().flatMap(({ titulo: title, descricao: text, videoUrl }) => {
    const id = videoUrl && parseVideoId(videoUrl);
    return id ? { id, title, text, thumbnail: shareImagePath(paths.socialProjects) } : [];
  });
