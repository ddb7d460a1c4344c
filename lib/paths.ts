import { slugOf } from "@/lib/format/slug";

/** Paths of the pages (§2.1). Other files import them and contain no literal paths. */
export const paths = {
  home: "/",
  services: "/servicos",
  education: "/educacao",
  socialProjects: "/projetos-sociais",
  /** Not in §2: the donation form for browsers without JavaScript. */
  materialDonation: "/projetos-sociais/doacao",
  podcast: "/primoze-cast",
  womenInMaintenance: "/mulheres-na-manutencao",
  blog: "/blog",
  contact: "/contato",
  photoContest: "/click-na-pintura",
  pressRelease: "/click-na-pintura-release",
  mediaKit: "/media-kit",
  /** Not in §2: the newsroom. */
  pressRoom: "/imprensa",
  privacy: "/politica-de-privacidade",
  accessibility: "/acessibilidade",
  /** Not in §2. The page of each calculator is below this one. */
  calculators: "/calculadoras",
  /** Not in §2: lists every page and article. The search form leads here without JavaScript. */
  siteMap: "/mapa-do-site",
} as const;

/** Anchor of the quote form on the pages that have it as a section (§2.6, §2.13). */
export const QUOTE_ANCHOR = "orcamento";

export const articlePath = (slug: string) => `${paths.blog}/${slug}`;

/** The archive has pages when there are more articles than the blog index shows. */
const ARCHIVE = `${paths.blog}/arquivo`;

const TAGS = `${paths.blog}/assunto`;

/** Path of the articles of a tag, and of their feed. */
export const tagPath = (tag: string) => `${TAGS}/${slugOf(tag)}`;
export const tagFeedPath = (tag: string) => `${tagPath(tag)}/feed.xml`;

/** Path of an archive page. The first page of a list has no number. */
export const archivePath = (list: string, page = 1) =>
  `${ARCHIVE}/${list}${page === 1 ? "" : `/${page}`}`;

/** Path of the drawing that app/capas serves as an article's cover; not every article has one. */
export const coverDrawingPath = (slug: string) => `/desenhos/capas/${slug}.svg`;

/** Path of an article's cover image (app/capas). */
export const articleCoverPath = (slug: string) => `/capas/${slug}.svg`;

/** Path of a drawing (public/desenhos). */
export const drawingPath = (name: string) => `/desenhos/${name}.svg`;

/** Path of a partner's logo. */
export const partnerLogoPath = (name: string) => `/parceiros/${name}.svg`;

/** Path of a lesson's printable handout. */
export const handoutPath = (slug: string) => `${paths.womenInMaintenance}/apostilas/${slug}`;

/** Anchor of an episode's card on the podcast page. */
export const episodeAnchor = (id: string) => `ep-${id}`;

/** Path of an episode's page, captions, transcript as text, and chapters. Not in §2. */
export const episodePath = (slug: string) => `${paths.podcast}/${slug}`;
export const captionsPath = (slug: string) => `${episodePath(slug)}/transcricao.vtt`;
export const transcriptPath = (slug: string) => `${episodePath(slug)}/transcricao.txt`;
export const chaptersPath = (slug: string) => `${episodePath(slug)}/capitulos.json`;

/** Path of the player that other sites show in a frame, and of its oEmbed answer. */
export const playerPath = (slug: string) => `${episodePath(slug)}/player`;
export const oembedPath = (slug: string) => `${episodePath(slug)}/oembed.json`;

/** Path of an event as a file for calendars (app/agenda). */
export const calendarPath = (event: string) => `/agenda/${event}.ics`;

/** Anchor of the terms of use of images, on the media kit. */
export const LICENCE_ANCHOR = "licenca";

/** Path of an article as Markdown. next.config.mjs rewrites it to app/markdown. */
export const articleMarkdownPath = (slug: string) => `${articlePath(slug)}.md`;

/** Feeds, sitemap and other machine-readable files. */
export const machinePaths = {
  rss: "/feed.xml",
  atom: "/atom.xml",
  jsonFeed: "/feed.json",
  podcastFeed: `${paths.podcast}/feed.xml`,
  /** The address of the podcast page as a QR code. */
  podcastCode: `${paths.podcast}/codigo.svg`,
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  /** Paths and titles of all pages, for the suggestions of the not-found page. */
  addresses: "/enderecos.json",
  /** Records of the site search. */
  search: "/busca.json",
} as const;

/** File name of the contest's release, which has a page of its own (§2). */
export const CONTEST_RELEASE = "click-na-pintura";

/** Path of a press release. @param name of its file in content/press-releases */
export const releasePath = (name: string) =>
  name === CONTEST_RELEASE ? paths.pressRelease : `${paths.pressRoom}/${name}`;

/** Path of a press release as plain text. */
export const releaseTextPath = (name: string) =>
  name === CONTEST_RELEASE ? `${paths.pressRelease}.txt` : `${releasePath(name)}/release.txt`;

/** Downloads for the press. */
export const pressPaths = {
  archive: `${paths.pressRoom}/primoze-imprensa.zip`,
  facts: `${paths.pressRoom}/fatos.json`,
  feed: `${paths.pressRoom}/feed.xml`,
  mediaKitText: `${paths.mediaKit}.txt`,
} as const;

/** The file name of a page in content/pages: "home", "contato", "projetos-sociais-doacao". */
export const pageName = (path: string) =>
  path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");

/** Folder of the share images (app/compartilhar). */
export const SHARE_IMAGES = "/compartilhar/";

/** Path of a page's share image. A page without its own image uses that of its parent page. */
export function shareImagePath(path: string): string {
  if ([ARCHIVE, TAGS].some((folder) => path.startsWith(`${folder}/`)))
    return shareImagePath(paths.blog);
  const own =
    Object.values<string>(paths).includes(path) ||
    [
      articlePath(""),
      handoutPath(""),
      releasePath(""),
      episodePath(""),
      `${paths.calculators}/`,
    ].some((folder) => path.startsWith(folder));
  if (own) return `${SHARE_IMAGES}${pageName(path)}.png`;
  return shareImagePath(path.slice(0, path.lastIndexOf("/")) || paths.home);
}

/**
 * Stands for the hash of a share image until the build has drawn it
 * (adapter/pages/process-pages.ts). As long as the hash, because React's hydration data contains
 * the lengths of texts.
 */
export const IMAGE_VERSION = "0000000000";

/** Address of a page's share image as pages name it: another one for each version of the image. */
export const shareImageAddress = (path: string) => `${shareImagePath(path)}?v=${IMAGE_VERSION}`;

/** The links of the header (§2.3), in the specified order and spelling. */
export const mainNavigation = [
  { label: "INÍCIO", href: paths.home },
  { label: "SERVIÇOS", href: paths.services },
  { label: "EDUCAÇÃO", href: paths.education },
  { label: "PROJETOS SOCIAIS", href: paths.socialProjects },
  { label: "PODCAST", href: paths.podcast },
  { label: "CONTATO", href: paths.contact },
] as const;

/** Pages that are linked in the footer but not in the header (§2.4). */
export const secondaryNavigation = [
  { label: "Blog", href: paths.blog },
  { label: "Mulheres na Manutenção", href: paths.womenInMaintenance },
  { label: "Click na Pintura", href: paths.photoContest },
  { label: "Release do concurso", href: paths.pressRelease },
  { label: "Mídia kit", href: paths.mediaKit },
  { label: "Imprensa", href: paths.pressRoom },
] as const;
