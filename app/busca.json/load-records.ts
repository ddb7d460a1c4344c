import { articleSections, type TextSection } from "@/components/mdx/article-sections";
import { type Article, getArticles } from "@/lib/content/articles";
import { PODCAST, SEARCH_TEXT } from "@/lib/limits";
import { articlePath, episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { truncate } from "@/lib/podcast/episode-text";
import { themeLabel } from "@/lib/podcast/themes";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import type { SearchRecord } from "@/lib/search/record";
import { compact } from "@/lib/search/terms";
import { siteRecords } from "@/lib/search/site-records";

/**
 * `records` answer the first query: everything by its title, description, headings and keywords,
 * and as many texts as fit. `texts` are the others, for a query without a good answer (decision
 * 0073).
 */
export type SearchFiles = { records: SearchRecord[]; texts: SearchRecord[] };

export async function loadRecords(
  episodes: readonly EpisodePage[],
  budget = SEARCH_TEXT,
): Promise<SearchFiles> {
  const articles = await Promise.all(
    getArticles().map(async (article) => ({
      article,
      sections: await articleSections(article.body),
    })),
  );
  const inFull = {
    articles: thatFit(articles, budget.articles, ({ article }) => article.body.text),
    episodes: thatFit(episodes, budget.episodes, episodeText),
    transcripts: thatFit(episodes, budget.transcripts, ({ notes }) =>
      (notes?.transcript ?? []).map(({ text }) => text).join(""),
    ),
  };
  const without = <Item>(items: readonly Item[], some: ReadonlySet<Item>) =>
    items.filter((item) => !some.has(item));
  return {
    records: [
      ...siteRecords(),
      ...articles.map((one) => articleRecord(one, inFull.articles.has(one))),
      ...[...inFull.articles].flatMap(sectionRecords),
      ...episodes.map((one) => episodeRecord(one, inFull.episodes.has(one))),
      ...[...inFull.transcripts].flatMap(transcriptRecords),
    ],
    texts: [
      ...without(articles, inFull.articles).flatMap((one) => [
        partOf(articleRecord(one)),
        ...sectionRecords(one),
      ]),
      ...without(episodes, inFull.episodes).map((one) => partOf(episodeRecord(one))),
      ...without(episodes, inFull.transcripts).flatMap(transcriptRecords),
    ],
  };
}

/** What the short record of a page in the first file lacks. */
const partOf = ({ url, kind, title, text }: SearchRecord): SearchRecord => ({
  ...{ url, kind, title, text },
  page: title,
});

/** The first ones whose texts together have no more characters than `budget`. */
function thatFit<Item>(items: readonly Item[], budget: number, textOf: (item: Item) => string) {
  let length = 0;
  const found = new Set<Item>();
  for (const item of items) {
    length += textOf(item).length;
    if (length > budget) break;
    found.add(item);
  }
  return found;
}

type ArticleText = { article: Article; sections: TextSection[] };

/** Without its text it has its headings, whose records are in the other file. */
function articleRecord({ article, sections }: ArticleText, inFull = true): SearchRecord {
  const { slug, title, description, category, tags, keywords } = article;
  const headings = inFull ? [] : sections.flatMap(({ heading }) => heading?.text ?? []);
  return {
    url: articlePath(slug),
    kind: "article",
    title,
    text: inFull ? `${description} ${sections[0]?.text ?? ""}` : description,
    keywords: compact([category, ...tags, ...keywords, ...headings]),
    qualifiers: "artigo blog",
  };
}

const sectionRecords = ({ article: { slug, title }, sections }: ArticleText): SearchRecord[] =>
  sections.slice(1).map(({ heading, text }, index) => ({
    url: `${articlePath(slug)}#${heading?.id}`,
    kind: "article" as const,
    title: heading?.text ?? title,
    page: title,
    // A heading with subheadings may have no text of its own.
    text: text || (sections[index + 2]?.text ?? ""),
  }));

const episodeText = ({ text, chapters }: EpisodePage) =>
  [text, ...chapters.map(({ title }) => title)].join(" ");

const episodeRecord = (episode: EpisodePage, inFull = true): SearchRecord => ({
  url: episodePath(episode.slug),
  kind: "episode",
  title: episode.title,
  text: inFull ? episodeText(episode) : truncate(episode.text, PODCAST.descriptionMax),
  keywords: [themeLabel(episode.theme), ...(episode.notes?.keywords ?? [])].join(" "),
  qualifiers: "episódio podcast vídeo",
});

const transcriptRecords = ({ slug, title, notes }: EpisodePage): SearchRecord[] =>
  (notes?.transcript ?? []).map(({ second, speaker, text }) => ({
    url: `${episodePath(slug)}#${secondAnchor(second)}`,
    kind: "episode",
    title: [`Aos ${formatTimestamp(second)}`, speaker].filter(Boolean).join(", "),
    page: title,
    text,
  }));
