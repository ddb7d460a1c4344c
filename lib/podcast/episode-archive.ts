import { ALL, type ArchiveList, type ArchivePage, pagesOf } from "@/lib/content/archive-pages";
import { slugOf } from "@/lib/format/slug";
import { PODCAST } from "@/lib/limits";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { toSegments } from "@/lib/podcast/themes";

/** The pages of the episodes that the podcast page does not show; none while it shows all. */
export function episodeArchive(episodes: readonly EpisodePage[]): ArchivePage<EpisodePage>[] {
  if (episodes.length <= PODCAST.onePage) return [];
  const themes = toSegments(episodes).map(({ label, episodes: items }) => ({
    slug: slugOf(label),
    // A category of the blog and a page of the site have the name of a theme, too.
    title: `Episódios: ${label}`,
    items,
  }));
  const lists: ArchiveList<EpisodePage>[] = [
    { slug: ALL, title: "Todos os episódios", items: episodes },
    ...themes,
  ];
  return lists.flatMap(pagesOf);
}
