import { articles } from "@/lib/catalogue/articles";
import type { Entry, Kind } from "@/lib/catalogue/entry";
import { episodeEntry } from "@/lib/catalogue/episodes";
import { handouts } from "@/lib/catalogue/handouts";
import { pages } from "@/lib/catalogue/pages";
import { releases } from "@/lib/catalogue/releases";
import { sheets } from "@/lib/catalogue/sheets";
import { symptoms } from "@/lib/catalogue/symptoms";
import { tags } from "@/lib/catalogue/tags";
import { works } from "@/lib/catalogue/works";
import type { EpisodePage } from "@/lib/podcast/episode-pages";

/** All kinds of pages but episodes, in the order of the page /mapa-do-site. */
export const catalogue = {
  pages,
  symptoms,
  articles,
  tags,
  handouts,
  sheets,
  releases,
  works,
} satisfies Record<string, Kind>;

/** Every page of the site. @param episodes what only a build knows */
export const allEntries = (episodes: readonly EpisodePage[] = []): Entry[] => [
  ...Object.values(catalogue).flatMap((kind: Kind) => kind.entries()),
  ...episodes.map(episodeEntry),
];
