import { articleSections } from "@/components/mdx/article-sections";
import { type Article, getArticles } from "@/lib/content/articles";
import { NEWEST_ARTICLES, SEARCH_TRANSCRIPTS } from "@/lib/limits";
import { articlePath, episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeLabel } from "@/lib/podcast/themes";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import type { SearchRecord } from "@/lib/search/record";
import { compact } from "@/lib/search/terms";
import { siteRecords } from "@/lib/search/site-records";

/** All records of the site search, of the newest articles; see docs/decisions/0013. */
export async function loadRecords(episodes: readonly EpisodePage[]): Promise<SearchRecord[]> {
  const articles = await Promise.all(
    getArticles()
      .slice(0, NEWEST_ARTICLES.search)
      .map((article, index) => articleRecords(article, index < NEWEST_ARTICLES.searchText)),
  );
  return [...siteRecords(), ...articles.flat(), ...episodeRecords(episodes)];
}

async function articleRecords(article: Article, withText: boolean): Promise<SearchRecord[]> {
  const { slug, title, description, category, tags, keywords, body } = article;
  const url = articlePath(slug);
  const [start, ...sections] = withText ? await articleSections(body) : [];
  return [
    {
      url,
      kind: "article",
      title,
      text: start ? `${description} ${start.text}` : "",
      keywords: compact([category, ...tags, ...keywords]),
      qualifiers: "artigo blog",
    },
    ...sections.map(({ heading, text }, index) => ({
      url: `${url}#${heading?.id}`,
      kind: "article" as const,
      title: heading?.text ?? title,
      page: title,
      // A heading with subheadings may have no text of its own.
      text: text || (sections[index + 1]?.text ?? ""),
    })),
  ];
}

function episodeRecords(episodes: readonly EpisodePage[]): SearchRecord[] {
  const newest = newestTranscripts(episodes);
  return episodes.flatMap((episode) => [
    {
      url: episodePath(episode.slug),
      kind: "episode" as const,
      title: episode.title,
      text: [episode.text, ...episode.chapters.map(({ title }) => title)].join(" "),
      keywords: [themeLabel(episode.theme), ...(episode.notes?.keywords ?? [])].join(" "),
      qualifiers: "episódio podcast vídeo",
    },
    ...(newest.has(episode) ? (episode.notes?.transcript ?? []) : []).map(
      ({ second, speaker, text }) => ({
        url: `${episodePath(episode.slug)}#${secondAnchor(second)}`,
        kind: "episode" as const,
        title: [`Aos ${formatTimestamp(second)}`, speaker].filter(Boolean).join(", "),
        page: episode.title,
        text,
      }),
    ),
  ]);
}

/** The newest episodes whose transcripts together fit into the budget of the search. */
function newestTranscripts(episodes: readonly EpisodePage[]): Set<EpisodePage> {
  let length = 0;
  const found = new Set<EpisodePage>();
  for (const episode of episodes) {
    for (const { text } of episode.notes?.transcript ?? []) length += text.length;
    if (length > SEARCH_TRANSCRIPTS) break;
    found.add(episode);
  }
  return found;
}
