import { slugOf } from "@/lib/format/slug";
import { episodePath } from "@/lib/paths";
import { episodeNumber, NUMBER_PATTERNS } from "@/lib/podcast/classify";
import type { DescribedEpisode } from "@/lib/podcast/episode";
import { type EpisodeNotes, getEpisodeNotes } from "@/lib/podcast/episode-notes";
import { type Chapter, parseChapters, withoutChapters } from "@/lib/podcast/timestamp";
import { site } from "@/lib/site";

export type EpisodePage = DescribedEpisode & {
  slug: string;
  page: string;
  chapters: Chapter[];
  text: string;
  notes?: EpisodeNotes;
  previous?: Neighbour;
  next?: Neighbour;
};

type Neighbour = { slug: string; title: string };

/** The pages of episodes in their order. @param notes by video id */
export function episodePages(
  episodes: readonly DescribedEpisode[],
  notes: ReadonlyMap<string, EpisodeNotes> = getEpisodeNotes(),
): EpisodePage[] {
  const fixed = Object.fromEntries(episodes.map(({ id }) => [id, notes.get(id)?.slug]));
  const slugs = episodeSlugs(episodes, fixed);
  const neighbour = (episode: DescribedEpisode | undefined): Neighbour | undefined =>
    episode && { slug: slugs.get(episode.id)!, title: episode.title };
  return episodes.map((episode, index) => {
    const slug = slugs.get(episode.id)!;
    return {
      ...episode,
      slug,
      page: episodePath(slug),
      chapters: parseChapters(episode.description),
      text: withoutChapters(episode.description),
      notes: notes.get(episode.id),
      previous: neighbour(episodes[index + 1]),
      next: neighbour(episodes[index - 1]),
    };
  });
}

const MAX_LENGTH = 70;

/** "PrimoZé Cast #12 – Tinta acrílica" → "12-tinta-acrilica". */
export function titleSlug(title: string): string {
  const number = episodeNumber(title);
  const rest = NUMBER_PATTERNS.reduce((text, pattern) => text.replace(pattern, " "), title);
  const words = slugOf(rest.replace(new RegExp(site.podcastName, "i"), " ")).split("-");
  const kept: string[] = number === undefined ? [] : [String(number)];
  for (const word of words) {
    if ([...kept, word].join("-").length > MAX_LENGTH) break;
    kept.push(word);
  }
  return kept.filter(Boolean).join("-");
}

type Titled = { id: string; title: string; publishedAt: string };

/**
 * Of equal titles the older episode keeps the plain slug, so that a new one never takes an address.
 * @param fixed slugs that editors have set, by id
 */
export function episodeSlugs(
  episodes: readonly Titled[],
  fixed: Readonly<Record<string, string | undefined>> = {},
): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(Object.values(fixed));
  const oldestFirst = [...episodes].sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  for (const { id, title } of oldestFirst) {
    const own = fixed[id];
    const wanted = titleSlug(title) || slugOf(id);
    const slug = own ?? (taken.has(wanted) ? `${wanted}-${slugOf(id)}` : wanted);
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}
