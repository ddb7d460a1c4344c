import { getEpisodeNotes, type EpisodeNotes } from "@/lib/podcast/episode-notes";
import { type Chapter, parseChapters, withoutChapters } from "@/lib/podcast/chapters";
import { classifyEpisode } from "@/lib/podcast/classify";
import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";
import { episodeSlugs } from "@/lib/podcast/episode-slug";
import type { ThemeKey } from "@/lib/podcast/themes";

/** An episode with everything that its page shows (docs/decisions/0021). */
export type EpisodePage = Episode & {
  /** Last part of the page's address. */
  slug: string;
  number?: number;
  theme: ThemeKey;
  chapters: Chapter[];
  /** The description without the lines of the chapters. */
  text: string;
  /** What content/episodes has about it. */
  notes?: EpisodeNotes;
  /** Neighbours by publication date. */
  previous?: Neighbour;
  next?: Neighbour;
};

type Neighbour = { slug: string; title: string };

/**
 * The pages of episodes, in their order.
 * @param notes by video id
 */
export function episodePages(
  episodes: readonly Episode[],
  notes: ReadonlyMap<string, EpisodeNotes> = getEpisodeNotes(),
): EpisodePage[] {
  const fixed = Object.fromEntries(episodes.map(({ id }) => [id, notes.get(id)?.slug]));
  const slugs = episodeSlugs(episodes, fixed);
  const neighbour = (episode: Episode | undefined): Neighbour | undefined =>
    episode && { slug: slugs.get(episode.id)!, title: episode.title };
  return episodes.map((episode, index) => ({
    ...episode,
    slug: slugs.get(episode.id)!,
    number: episodeNumber(episode.title),
    theme: classifyEpisode(episode),
    chapters: parseChapters(episode.description),
    text: withoutChapters(episode.description),
    notes: notes.get(episode.id),
    previous: neighbour(episodes[index + 1]),
    next: neighbour(episodes[index - 1]),
  }));
}
