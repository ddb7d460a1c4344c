/** Addresses of the site's pages (specification §2), so that no other file spells one out. */
export const paths = {
  home: "/",
  services: "/servicos",
  education: "/educacao",
  socialProjects: "/projetos-sociais",
  /** Not in §2: where the donation dialog's form stands for a browser without JavaScript. */
  materialDonation: "/projetos-sociais/doacao",
  podcast: "/primoze-cast",
  womenInMaintenance: "/mulheres-na-manutencao",
  blog: "/blog",
  contact: "/contato",
  photoContest: "/click-na-pintura",
  pressRelease: "/click-na-pintura-release",
  mediaKit: "/media-kit",
  privacy: "/politica-de-privacidade",
  accessibility: "/acessibilidade",
  /** Not in §2: every page and article; where the search leads without JavaScript. */
  siteMap: "/mapa-do-site",
} as const;

/** Address of an article. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}`;

/** Addresses below which the blog's archive stands, once there are more articles than the index shows. */
const ARCHIVE = `${paths.blog}/arquivo`;

/** Address of a page of the archive; the first one of a list has no number. */
export const archivePath = (list: string, page = 1) =>
  `${ARCHIVE}/${list}${page === 1 ? "" : `/${page}`}`;

/** Address of an article's cover as a file; app/capas answers it. */
export const articleCoverPath = (slug: string) => `/capas/${slug}.svg`;

/** Address of a drawing. */
export const drawingPath = (name: string) => `/desenhos/${name}.svg`;

/** Address of a partner's logo. */
export const partnerLogoPath = (name: string) => `/parceiros/${name}.svg`;

/** Address of a lesson's printable handout. */
export const handoutPath = (slug: string) => `${paths.womenInMaintenance}/apostilas/${slug}`;

/** Address of an article as Markdown, for assistants and reading tools; next.config.mjs leads it to app/markdown. */
export const articleMarkdownPath = (slug: string) => `${articlePath(slug)}.md`;

/** Files that tell machines what is on the site. */
export const machinePaths = {
  rss: "/feed.xml",
  atom: "/atom.xml",
  jsonFeed: "/feed.json",
  podcastFeed: `${paths.podcast}/feed.xml`,
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  /** Addresses and titles of all pages, from which the not-found page makes suggestions. */
  addresses: "/enderecos.json",
} as const;

/** What a newsroom takes away. */
export const pressPaths = {
  archive: "/imprensa/primoze-imprensa.zip",
  releaseText: `${paths.pressRelease}.txt`,
  mediaKitText: `${paths.mediaKit}.txt`,
} as const;

/** The name under which content/pages has a page's words: "home", "contato", "projetos-sociais-doacao". */
export const pageName = (path: string) =>
  path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");

/** Address of the picture that a shared link shows; a page without one of its own shows that of the page above it. */
export function shareImagePath(path: string): string {
  if (path.startsWith(`${ARCHIVE}/`)) return shareImagePath(paths.blog);
  const own =
    Object.values<string>(paths).includes(path) ||
    [articlePath(""), handoutPath("")].some((folder) => path.startsWith(folder));
  if (own) return `/compartilhar/${pageName(path)}.png`;
  return shareImagePath(path.slice(0, path.lastIndexOf("/")) || paths.home);
}

/** Folder of the search index; scripts/search-index.mjs writes it. */
export const searchIndexPath = "/pagefind/";

/** The header's links, in §2's order and spelling. */
export const mainNavigation = [
  { label: "INÍCIO", href: paths.home },
  { label: "SERVIÇOS", href: paths.services },
  { label: "EDUCAÇÃO", href: paths.education },
  { label: "PROJETOS SOCIAIS", href: paths.socialProjects },
  { label: "PODCAST", href: paths.podcast },
  { label: "CONTATO", href: paths.contact },
] as const;

/** Pages that the header does not list; the footer does. */
export const furtherNavigation = [
  { label: "Blog", href: paths.blog },
  { label: "Mulheres na Manutenção", href: paths.womenInMaintenance },
  { label: "Click na Pintura", href: paths.photoContest },
  { label: "Release do concurso", href: paths.pressRelease },
  { label: "Mídia kit", href: paths.mediaKit },
] as const;
