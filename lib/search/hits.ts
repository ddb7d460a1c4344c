import { SEARCH } from "@/lib/limits";
import { excerptParts, type ExcerptPart } from "@/lib/search/excerpt";
import type { FragmentWire, PlaceWire } from "@/lib/search/pagefind";
import { DEFAULT_SECTION, SECTION_FILTER, type SearchSection } from "@/lib/search/sections";

/** Somewhere on a page where the words stand: the address of a heading, its text, and the text around the words. */
export type SearchPlace = { url: string; title: string; excerpt: ExcerptPart[] };

/** A page that was found. */
export type SearchHit = {
  /** Its section, for grouping. */
  section: SearchSection;
  /** The page's title. */
  title: string;
  /** Where the hit leads: the page, or the heading that says most about the words. */
  url: string;
  /** The text of that heading. */
  heading?: string;
  excerpt: ExcerptPart[];
  /** Further headings of the page under which the words stand, in the page's order. */
  places: SearchPlace[];
};

/**
 * A hit from what the index has of the page. Who looks for words of a page's title wants that page from its top; everybody
 * else wants the heading under which the words stand.
 */
export function toHit(page: FragmentWire, titleMatches: boolean): SearchHit {
  const best = [...page.sub_results].sort((a, b) => weight(b) - weight(a));
  const lead = titleMatches ? undefined : best[0];
  const heading = lead && isHeading(lead) ? lead : undefined;
  const places = best
    .filter((place) => place !== heading && isHeading(place))
    .slice(0, SEARCH.headings - (heading ? 1 : 0));
  return {
    section: (page.filters[SECTION_FILTER]?.[0] as SearchSection) ?? DEFAULT_SECTION,
    title: page.meta.title ?? page.url,
    url: heading?.url ?? page.url,
    heading: heading?.title.trim(),
    excerpt: excerptParts((heading ?? page).excerpt, heading?.title),
    places: page.sub_results
      .filter((place) => places.includes(place))
      .map(({ url, title, excerpt }) => ({
        url,
        title: title.trim(),
        excerpt: excerptParts(excerpt, title),
      })),
  };
}

/** The page's own h1, and what stands before the first heading, are the page itself. */
const isHeading = (place: PlaceWire) => place.anchor !== undefined && place.anchor.element !== "h1";

const weight = (place: PlaceWire) =>
  place.weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** The hits by section; the section of the best hit comes first. */
export function groupHits(hits: SearchHit[]): { section: SearchSection; hits: SearchHit[] }[] {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    hits: hits.filter((hit) => hit.section === section),
  }));
}
