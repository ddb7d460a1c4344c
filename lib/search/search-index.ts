import MiniSearch from "minisearch";
import { SEARCH } from "@/lib/limits";
import { type SearchHit, toHit } from "@/lib/search/hits";
import {
  askedKinds,
  FIELD_WEIGHTS,
  rankPages,
  recordWeight,
  TEXT_FIELDS,
  wholeWeight,
} from "@/lib/search/ranking";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { contentWords } from "@/lib/search/terms";
import { Vocabulary } from "@/lib/search/vocabulary";

export type SearchResponse = {
  query: string;
  /** Whether one record has nearly all of the query, each word as it was typed. */
  isGood: boolean;
  total: number;
  hits: SearchHit[];
  nearest?: SearchHit;
};

/** With less of the query the best page is no answer, and another page no further one. */
const MIN_SHARE = 0.42;

/** Records that are indexed without a pause, so that typing does not stall on slow phones. */
const CHUNK_SIZE = 30;

type FindOptions = { kind?: RecordKind; extraErrors?: number; asked?: readonly RecordKind[] };

/** The index of some records. It does not change: `with` makes another one, of more records. */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary();
  /** Of stems: MiniSearch sees no other words. */
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text) => [
      ...new Set(contentWords(text).map((word) => this.#vocabulary.learn(word))),
    ],
    processTerm: (term) => term,
  });
  readonly #records: readonly SearchRecord[];

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
  }

  static async create(records: readonly SearchRecord[]): Promise<SearchIndex> {
    const index = new SearchIndex(records);
    const documents = records.map((record, id) => ({ ...record, id }));
    await index.#index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
    return index;
  }

  /** A new index of these records and of its own. */
  with(records: readonly SearchRecord[]): Promise<SearchIndex> {
    return SearchIndex.create([...this.#records, ...records]);
  }

  search(query: string, { kind, count }: { kind?: RecordKind; count: number }): SearchResponse {
    const words = this.#vocabulary.asWritten(contentWords(query));
    const { pages, stems } = this.#find(words, { kind, asked: askedKinds(query) });
    const best = Math.max(0, ...pages.map(({ share }) => share));
    const found = best < MIN_SHARE ? [] : pages.filter((page) => page.share >= best * MIN_SHARE);
    const hits = found.slice(0, count).map(({ records }) => toHit(records, stems));
    return {
      query,
      isGood:
        words.every((word, at) => this.#vocabulary.isKnown(word, at === words.length - 1)) &&
        pages.some(({ recordShare }) => recordShare >= SEARCH.goodShare),
      total: found.length,
      hits,
      nearest: found.length > 0 ? undefined : this.#nearest(words),
    };
  }

  #nearest(words: string[]): SearchHit | undefined {
    const { pages, stems } = this.#find(words, { extraErrors: 1 });
    return pages[0] && toHit(pages[0].records.slice(0, 1), stems);
  }

  #find(words: string[], { kind, extraErrors = 0, asked = [] }: FindOptions) {
    const slots = words
      .map((word, at) => this.#vocabulary.stemsFor(word, at === words.length - 1, extraErrors))
      // A quantity that no record has says nothing.
      .filter((slot, at) => slot.length > 0 || !/\d/.test(words[at]!));
    const stems = new Set(slots.flat());
    if (stems.size === 0) return { pages: [], stems };
    const matches = this.#index
      .search([...stems].join(" "), {
        tokenize: (text) => text.split(" "),
        boost: FIELD_WEIGHTS,
        boostDocument: (id) => recordWeight(this.#records[id as number]!, asked),
        filter: ({ id }) => !kind || this.#records[id as number]!.kind === kind,
      })
      .map(({ id, score, queryTerms, match }) => {
        const record = this.#records[id as number]!;
        const found = slots.filter((slot) => slot.some((stem) => queryTerms.includes(stem)));
        return {
          record,
          score: score * (found.length === slots.length ? wholeWeight(record, words) : 1),
          slots: found,
          topics: queryTerms.filter((stem) =>
            match[stem]?.some((field) => !TEXT_FIELDS.includes(field)),
          ),
        };
      });
    return { pages: rankPages(matches, slots, this.#records.length, asked), stems };
  }
}
