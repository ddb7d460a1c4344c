import { type SearchSection, SECTIONS } from "@/lib/search/record";
import type { FoundRecord } from "@/lib/search/search-index";
import { termsOf } from "@/lib/search/words";

/** Links below a result to further parts of its page. */
const SUB_RESULTS = 3;

export type SubResult = { url: string; title: string; excerpt: ExcerptPart[] };

export type SearchHit = {
  section: SearchSection;
  title: string;
  /** URL of the record, or of its best matching part. */
  url: string;
  heading?: string;
  excerpt: ExcerptPart[];
  subResults: SubResult[];
};

/** @param records a page and its parts, best match first */
export function toHit([best, ...others]: FoundRecord[]): SearchHit {
  const { url, kind, title, page } = best!;
  return {
    section: SECTIONS[kind],
    title: page ?? title,
    url,
    heading: page === title ? undefined : page && title,
    excerpt: excerptOf(best!),
    subResults: others
      .filter((record) => record.page && record.page !== record.title)
      .slice(0, SUB_RESULTS - (page ? 1 : 0))
      .map((record) => ({ url: record.url, title: record.title, excerpt: excerptOf(record) })),
  };
}

/** A word that only resembles what was asked for is not marked. */
function excerptOf({ text, terms, queryTerms }: FoundRecord) {
  const isAsked = (term: string) => queryTerms.some((asked) => term.startsWith(asked));
  return excerpt(text, new Set(terms.filter(isAsked)));
}

export type ExcerptPart = { text: string; isMatch: boolean };

const WORD = /[\p{L}\p{M}\p{N}\u00AD]+/gu;
const LENGTH = 24;
const BEFORE_MATCH = 6;

/** The words around the first one with one of the terms, else the first words. */
export function excerpt(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMatch: termsOf(word).some((term) => terms.has(term)),
  }));
  const match = words.findIndex(({ isMatch }) => isMatch);
  const first = Math.max(0, Math.min(match - BEFORE_MATCH, words.length - LENGTH));
  const shown = words.slice(first, first + LENGTH);
  const isStart = first === 0;
  const isEnd = first + LENGTH >= words.length;
  let at = isStart ? 0 : (shown[0]?.start ?? 0);
  const end = isEnd ? text.length : shown.at(-1)!.end;
  const parts: ExcerptPart[] = isStart ? [] : [{ text: "… ", isMatch: false }];
  for (const word of shown.filter(({ isMatch }) => isMatch)) {
    parts.push({ text: text.slice(at, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    at = word.end;
  }
  parts.push({ text: text.slice(at, end) + (isEnd ? "" : " …"), isMatch: false });
  return parts.filter(({ text }) => text !== "");
}
