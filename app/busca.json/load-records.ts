import { allEntries } from "@/lib/catalogue/catalogue";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import { episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import { record, type SearchRecord } from "@/lib/search/record";
import { siteRecords } from "@/lib/search/site-records";

/** What the search finds: the site's pages and their parts, articles by section, episodes. */
export async function loadRecords(episodes: readonly EpisodePage[]): Promise<SearchRecord[]> {
  const entries = allEntries(episodes);
  const sections = new Map(
    await Promise.all(
      entries.map(async ({ path, article }) => {
        const { sections } = article ? await compileMdx(article.body) : { sections: [] };
        return [path, sections] as const;
      }),
    ),
  );
  return [
    ...siteRecords(entries, ({ path }) => sections.get(path) ?? []),
    ...episodes.flatMap(transcriptRecords),
  ];
}

const transcriptRecords = ({ slug, title, notes }: EpisodePage) =>
  (notes?.transcript ?? []).map(({ second, speaker, text }) =>
    record({
      url: `${episodePath(slug)}#${secondAnchor(second)}`,
      kind: "episode",
      title: [`Aos ${formatTimestamp(second)}`, speaker].filter(Boolean).join(", "),
      page: title,
      texts: [text],
    }),
  );
