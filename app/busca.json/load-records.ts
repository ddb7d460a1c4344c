import { articleSections } from "@/components/mdx/article-sections";
import type { Article } from "@/lib/content/article-schema";
import { getArticles } from "@/lib/content/articles";
import { NEWEST_ARTICLES, PODCAST } from "@/lib/limits";
import { articlePath, episodeAnchor, paths } from "@/lib/paths";
import type { Episode } from "@/lib/podcast/episode";
import { toSegments } from "@/lib/podcast/segments";
import type { SearchRecord } from "@/lib/search/record";
import { siteRecords } from "@/lib/search/site-records";

/** All records of the site search, of the newest articles; see docs/decisions/0013. */
export async function loadRecords(episodes: readonly Episode[]): Promise<SearchRecord[]> {
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
      keywords: [category, ...tags, ...keywords].join(" "),
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

/** Episodes link to their card; those that need "see more" link to their theme. */
const episodeRecords = (episodes: readonly Episode[]): SearchRecord[] =>
  toSegments(episodes).flatMap(({ key, label, episodes }) =>
    episodes.map(({ id, title, description }, index) => ({
      url: `${paths.podcast}#${index < PODCAST.perSegment ? episodeAnchor(id) : `tema-${key}`}`,
      kind: "episode" as const,
      title,
      text: description,
      keywords: label,
      qualifiers: "episódio podcast vídeo",
    })),
  );
