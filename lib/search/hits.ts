import { SEARCH } from "@/lib/limits";
import { excerptParts, type ExcerptPart } from "@/lib/search/excerpt";
import type { PagefindFragment, PagefindSubResult } from "@/lib/search/pagefind";
import { DEFAULT_SECTION, SECTION_FILTER, type SearchSection } from "@/lib/search/sections";

/** A heading of a page with matches below it: URL, text, and excerpt. */
export type SubResult = { url: string; title: string; excerpt: ExcerptPart[] };

/** A page in the search results. */
export type SearchHit = {
  section: SearchSection;
  title: string;
  /** URL of the page, or of its best matching heading. */
  url: string;
  /** Text of that heading. */
  heading?: string;
  excerpt: ExcerptPart[];
  /** Further headings with matches, in page order. */
  subResults: SubResult[];
};

/**
 * Converts a pagefind result. When the query matches the page title, the hit links to the top of
 * the page, otherwise to the best matching heading.
 */
export function toHit(page: PagefindFragment, titleMatches: boolean): SearchHit {
  const sorted = [...page.sub_results].sort((a, b) => weight(b) - weight(a));
  const best = titleMatches ? undefined : sorted[0];
  const heading = best && isHeading(best) ? best : undefined;
  const subResults = sorted
    .filter((result) => result !== heading && isHeading(result))
    .slice(0, SEARCH.headings - (heading ? 1 : 0));
  return {
    section: (page.filters[SECTION_FILTER]?.[0] as SearchSection) ?? DEFAULT_SECTION,
    title: page.meta.title ?? page.url,
    url: heading?.url ?? page.url,
    heading: heading?.title.trim(),
    excerpt: excerptParts((heading ?? page).excerpt, heading?.title),
    subResults: page.sub_results
      .filter((result) => subResults.includes(result))
      .map(({ url, title, excerpt }) => ({
        url,
        title: title.trim(),
        excerpt: excerptParts(excerpt, title),
      })),
  };
}

/** The h1 and the text before the first heading belong to the page itself. */
const isHeading = (result: PagefindSubResult) =>
  result.anchor !== undefined && result.anchor.element !== "h1";

const weight = (result: PagefindSubResult) =>
  result.weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** Groups hits by section. The section of the best hit comes first. */
export function groupHits(hits: SearchHit[]): { section: SearchSection; hits: SearchHit[] }[] {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    hits: hits.filter((hit) => hit.section === section),
  }));
}
