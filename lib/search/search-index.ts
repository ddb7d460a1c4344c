import MiniSearch, { type SearchResult } from "minisearch";
import { groupBy } from "@/lib/content/group-by";
import { SEARCH } from "@/lib/limits";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { processTerm, tokenize } from "@/lib/search/words";

/** What names a page says more of it than its running text. */
const FIELDS = { title: 6, keywords: 4, qualifiers: 2, page: 1, text: 1 };

/** Most people want a service, a fact of the contact page or a landing page. Others weigh 1. */
const KINDS: Partial<Record<RecordKind, number>> = {
  service: 2,
  contact: 2.5,
  landing: 1.5,
  // Its lesson comes first.
  handout: 0.6,
};

/** A page before one of its parts, when both have the words. */
const PART = 0.7;

/** Shorter words are found as they are: as another word, or as its beginning, they are too many. */
const isLong = (term: string) => term.length > 4;

/** Records that are indexed without a pause, so that typing does not stall on slow phones. */
const CHUNK_SIZE = 10;

export type SearchIndex = MiniSearch<SearchRecord>;

/** A record with its score, and with the words of it that were found (`terms`). */
export type FoundRecord = SearchResult & Omit<SearchRecord, "keywords" | "qualifiers">;

export async function createIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const index: SearchIndex = new MiniSearch<SearchRecord>({
    idField: "url",
    fields: Object.keys(FIELDS),
    storeFields: ["url", "kind", "title", "page", "text"],
    tokenize,
    processTerm,
    searchOptions: {
      boost: FIELDS,
      boostDocument: (_url, _term, stored) => weightOf(stored as FoundRecord),
      // What is being typed is the beginning of a word.
      prefix: (term, at, terms) => at === terms.length - 1 && isLong(term),
      fuzzy: (term) => isLong(term) && !/\d/.test(term) && 0.2,
      maxFuzzy: 2,
      weights: { prefix: 0.9, fuzzy: 0.3 },
      // Fields differ much in length: a long list of keywords is no disadvantage.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  await index.addAllAsync(records, { chunkSize: CHUNK_SIZE });
  return index;
}

const weightOf = ({ kind, page }: FoundRecord) => (KINDS[kind] ?? 1) * (page ? PART : 1);

/**
 * The pages that a query finds, best first: of each its records, best first. The time that a word
 * takes grows with the square of its length, so a pasted text is cut.
 */
export function findPages(index: SearchIndex, query: string, kind?: RecordKind): FoundRecord[][] {
  const records = index.search(query.slice(0, SEARCH.maxLength), {
    filter: (found) => !kind || (found as FoundRecord).kind === kind,
  }) as FoundRecord[];
  const pages = groupBy(records, ({ url, page }) => [page ? url.replace(/[?#].*/, "") : url]);
  return [...pages.values()];
}
