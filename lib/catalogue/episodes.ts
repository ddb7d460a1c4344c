import type { Entry } from "@/lib/catalogue/entry";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { shortDate } from "@/lib/content/dates";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { drawingPath, paths } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeCover } from "@/lib/podcast/related";
import { themeLabel } from "@/lib/podcast/themes";
import { site } from "@/lib/site";

/** How the addresses of episodes begin. Which ones there are only a build knows, from YouTube. */
export const EPISODES = `${paths.podcast}/`;

export function episodeEntry(episode: EpisodePage): Entry {
  const { id, page, title, summary, text, number, theme, thumbnail, publishedAt } = episode;
  return {
    path: page,
    title,
    description: summary,
    indexed: !isDemonstration(episode),
    image: () => ({
      title,
      label: site.podcastName,
      notes: [
        ...(number === undefined ? [] : [`Episódio ${number}`]),
        shortDate(saoPauloDate(new Date(publishedAt))),
      ],
      drawing: drawingPath(themeCover(theme)),
    }),
    search: () => ({
      kind: "episode",
      title,
      texts: [text, ...episode.chapters.map((chapter) => chapter.title)],
      keywords: [themeLabel(theme), ...(episode.notes?.keywords ?? [])],
    }),
    videos: () => [
      {
        id,
        title,
        text: text || title,
        thumbnail: thumbnail || shareImagePath(paths.podcast),
        publishedAt,
      },
    ],
  };
}
