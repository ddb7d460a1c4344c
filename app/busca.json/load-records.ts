import { compileMdx } from "@/lib/mdx/compile-mdx";
import { type Article, getArticles } from "@/lib/content/articles";
import { articlePath, episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeLabel } from "@/lib/podcast/themes";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import { record, type SearchRecord } from "@/lib/search/record";
import { siteRecords } from "@/lib/search/site-records";

/** What the search finds: the site's pages and their parts, articles by section, episodes. */
export async function loadRecords(episodes: readonly EpisodePage[]): Promise<SearchRecord[]> {
  const articles = await Promise.all(getArticles().map(articleRecords));
  return [...siteRecords(), ...articles.flat(), ...episodes.flatMap(episodeRecords)];
}

async function articleRecords(article: Article): Promise<SearchRecord[]> {
  const { slug, title, description, category, tags, keywords, body } = article;
  const [opening, ...sections] = (await compileMdx(body)).sections;
  return [
    record({
      url: articlePath(slug),
      kind: "article",
      title,
      texts: [description, opening?.text],
      keywords: [category, ...tags, ...keywords],
    }),
    ...sections.map(({ heading, text }, index) =>
      record({
        url: `${articlePath(slug)}#${heading?.id}`,
        kind: "article",
        title: heading?.text ?? title,
        page: title,
        // A heading with subheadings may have no text of its own.
        texts: [text || sections[index + 1]?.text],
      }),
    ),
  ];
}

const episodeRecords = ({ slug, title, theme, text, chapters, notes }: EpisodePage) => [
  record({
    url: episodePath(slug),
    kind: "episode",
    title,
    texts: [text, ...chapters.map((chapter) => chapter.title)],
    keywords: [themeLabel(theme), ...(notes?.keywords ?? [])],
  }),
  ...(notes?.transcript ?? []).map(({ second, speaker, text: said }) =>
    record({
      url: `${episodePath(slug)}#${secondAnchor(second)}`,
      kind: "episode",
      title: [`Aos ${formatTimestamp(second)}`, speaker].filter(Boolean).join(", "),
      page: title,
      texts: [said],
    }),
  ),
];
