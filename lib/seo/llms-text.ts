import { getArticles } from "@/lib/content/articles";
import { getPage, getSitePages } from "@/lib/content/pages";
import { FEED_ARTICLES, NEWEST_ARTICLES } from "@/lib/limits";
import { articleMarkdownPath, machinePaths, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContact, site } from "@/lib/site";

const OPTIONAL: string[] = [paths.privacy, paths.accessibility, paths.materialDonation];

/** /llms.txt (llmstxt.org): an index for AI assistants, with links to articles in Markdown. */
export function llmsText(): string {
  const pages = getSitePages();
  const pageLines = (optional: boolean) =>
    pages
      .filter(({ path }) => OPTIONAL.includes(path) === optional)
      .map(({ title, path, description }) => item(title, path, description));
  const articles = getArticles();
  const articleLines = [
    ...articles
      .slice(0, NEWEST_ARTICLES.llms)
      .map(({ title, slug, description }) => item(title, articleMarkdownPath(slug), description)),
    ...(articles.length > NEWEST_ARTICLES.llms
      ? [item("Os mais antigos", machinePaths.sitemap, "o endereço de cada um, com .md no fim")]
      : []),
  ];
  const hours = site.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join("; ");
  return [
    `# ${site.name}`,
    `> ${getPage("home").description}`,
    `Área atendida: ${site.area}. Atendimento: ${hours}. ` +
      `${ownContact.email ? `E-mail: ${ownContact.email}. ` : ""}` +
      `${ownContact.phone ? `Telefone: ${ownContact.phone}. ` : ""}` +
      "O site é em português do Brasil. Ao citar um artigo, dê o endereço da página, sem “.md”.",
    `## Páginas\n\n${pageLines(false).join("\n")}`,
    `## Artigos\n\n${articleLines.join("\n")}`,
    `## Feeds\n\n${[
      item("RSS do blog", machinePaths.rss, feedNote(articles.length)),
      item("JSON Feed do blog", machinePaths.jsonFeed, "o mesmo em JSON"),
      item(
        `RSS do ${site.podcastName}`,
        machinePaths.podcastFeed,
        "os episódios, com link para o vídeo",
      ),
    ].join("\n")}`,
    `## Optional\n\n${pageLines(true).join("\n")}`,
  ]
    .join("\n\n")
    .concat("\n");
}

const feedNote = (articles: number) =>
  articles > FEED_ARTICLES
    ? `os ${FEED_ARTICLES} artigos mais recentes, completos`
    : "todos os artigos, completos";

const item = (title: string, path: string, text: string) =>
  `- [${title}](${absoluteUrl(path)}): ${text}`;
