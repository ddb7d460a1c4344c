import { slugOf } from "@/lib/format/slug";

/** Other files import them and contain no literal paths. */
export const paths = {
  home: "/",
  services: "/servicos",
  /** The page of each symptom is below this one. */
  symptoms: "/problemas",
  /** The page of each sheet is below this one. */
  sheets: "/folhas",
  education: "/educacao",
  socialProjects: "/projetos-sociais",
  /** The donation form for browsers without JavaScript. */
  materialDonation: "/projetos-sociais/doacao",
  podcast: "/primoze-cast",
  womenInMaintenance: "/mulheres-na-manutencao",
  blog: "/blog",
  contact: "/contato",
  photoContest: "/click-na-pintura",
  pressRelease: "/click-na-pintura-release",
  mediaKit: "/media-kit",
  pressRoom: "/imprensa",
  privacy: "/politica-de-privacidade",
  accessibility: "/acessibilidade",
  /** The page of each calculator is below this one. */
  calculators: "/calculadoras",
  search: "/busca",
  siteMap: "/mapa-do-site",
} as const;

export const QUOTE_ANCHOR = "orcamento";

/** The field of the page of the search, which a link to it focuses. */
export const SEARCH_FIELD = "campo-da-busca";

export const articlePath = (slug: string) => `${paths.blog}/${slug}`;

export const tagPath = (tag: string) => `${paths.blog}/assunto/${slugOf(tag)}`;

export const coverDrawingPath = (slug: string) => `/desenhos/capas/${slug}.svg`;

export const drawingPath = (name: string) => `/desenhos/${name}.svg`;

export const partnerLogoPath = (name: string) => `/parceiros/${name}.svg`;

/** Photographs as the content names them, and the files that are made of them. */
export const PHOTOGRAPHS = "/fotos/";

/** The list of finished works. */
export const WORKS_PATH = "/obras";
export const workPath = (slug: string) => `${WORKS_PATH}/${slug}`;

export const symptomPath = (slug: string) => `${paths.symptoms}/${slug}`;

export const sheetPath = (slug: string) => `${paths.sheets}/${slug}`;

export const handoutPath = (slug: string) => `${paths.womenInMaintenance}/apostilas/${slug}`;

/** A course of the agenda and one that is over may have the same name. */
export const pastCourseAnchor = (slug: string) => `turma-${slug}`;

export const episodeAnchor = (id: string) => `ep-${id}`;

export const episodePath = (slug: string) => `${paths.podcast}/${slug}`;
export const captionsPath = (slug: string) => `${episodePath(slug)}/transcricao.vtt`;
export const transcriptPath = (slug: string) => `${episodePath(slug)}/transcricao.txt`;

export const LICENCE_ANCHOR = "licenca";

export const machinePaths = {
  rss: "/feed.xml",
  podcastFeed: `${paths.podcast}/feed.xml`,
  sitemap: "/sitemap.xml",
  searchRecords: "/busca.json",
} as const;

export const CONTEST_RELEASE = "click-na-pintura";

export const releasePath = (name: string) =>
  name === CONTEST_RELEASE ? paths.pressRelease : `${paths.pressRoom}/${name}`;

export const releaseTextPath = (name: string) =>
  name === CONTEST_RELEASE ? `${paths.pressRelease}.txt` : `${releasePath(name)}/release.txt`;

export const PRESS_ARCHIVE = `${paths.pressRoom}/primoze-imprensa.zip`;

/** The file in content/pages: "home", "contato", "projetos-sociais-doacao". */
export const pageName = (path: string) =>
  path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");

/** In the order and spelling of §2. */
export const mainNavigation = [
  { label: "INÍCIO", href: paths.home },
  { label: "SERVIÇOS", href: paths.services },
  { label: "EDUCAÇÃO", href: paths.education },
  { label: "PROJETOS SOCIAIS", href: paths.socialProjects },
  { label: "PODCAST", href: paths.podcast },
  { label: "CONTATO", href: paths.contact },
] as const;

export const secondaryNavigation = [
  { label: "Blog", href: paths.blog },
  { label: "Calculadoras", href: paths.calculators },
  { label: "Imprensa", href: paths.pressRoom },
  { label: "Mapa do site", href: paths.siteMap },
] as const;
