import { SEARCH } from "@/lib/limits";
import { excerpt, type ExcerptPart } from "@/lib/search/excerpt";
import { SECTIONS, type SearchRecord, type SearchSection } from "@/lib/search/record";

/** A part of a page with matches: URL, heading, and excerpt. */
export type SubResult = { url: string; title: string; excerpt: ExcerptPart[] };

/** An entry of the search results. */
export type SearchHit = {
  section: SearchSection;
  title: string;
  /** URL of the record, or of its best matching part. */
  url: string;
  /** Heading of that part. */
  heading?: string;
  excerpt: ExcerptPart[];
  /** Further parts with matches, best match first. */
  subResults: SubResult[];
};

/**
 * Makes a hit of a page and its parts.
 * @param records best match first, at least one
 * @param stems the words that the excerpt marks
 */
export function toHit([best, ...others]: SearchRecord[], stems: ReadonlySet<string>): SearchHit {
  const { url, kind, title, page, text } = best!;
  return {
    section: SECTIONS[kind],
    title: page ?? title,
    url,
    heading: page && title,
    excerpt: excerpt(text, stems),
    subResults: others
      .filter((record) => record.page)
      .slice(0, SEARCH.headings - (page ? 1 : 0))
      .map(({ url, title, text }) => ({ url, title, excerpt: excerpt(text, stems) })),
  };
}

/** Groups hits by section. The section of the best hit comes first. */
export function groupHits(hits: SearchHit[]): { section: SearchSection; hits: SearchHit[] }[] {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    hits: hits.filter((hit) => hit.section === section),
  }));
}
