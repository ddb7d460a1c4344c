import MiniSearch from "minisearch";
import { groupBy } from "@/lib/content/group-by";
import { SEARCH } from "@/lib/limits";
import { nearestWords } from "@/lib/search/edit-distance";
import { type SearchHit, toHit } from "@/lib/search/hits";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { fold } from "@/lib/format/slug";
import { contentWords, normsOf, stem } from "@/lib/search/terms";

export type SearchResponse = {
  query: string;
  /** Whether one record has nearly all of the query, each word as it was typed. */
  isGood: boolean;
  total: number;
  hits: SearchHit[];
  nearest?: SearchHit;
};

/** What names a page says more of it than its running text. */
const FIELD_WEIGHTS = { title: 4, keywords: 4, qualifiers: 1, page: 1, text: 1 };

/** Most people want a service, a fact of the contact page or a landing page. Others weigh 1. */
const KIND_WEIGHTS: Partial<Record<RecordKind, number>> = { service: 6, contact: 6, landing: 2.6 };

/** A page before one of its parts, when both have the words. */
const PART_WEIGHT = 0.5;

/** A page with all words of the query stands before one that has a rare word often. */
const SHARE_EXPONENT = 2;

/** With less of the query the best page is no answer, and another page no further one. */
const MIN_SHARE = 0.42;

/** The weight of a word that no record has: two of them outweigh a rare one, so nothing is found. */
const UNKNOWN = 3;

/** Fields of running text: a word that no other field has is not what a page is about. */
const TEXT: readonly string[] = ["page", "text"];
const OFF_TOPIC = 0.4;

/** A record has no more words of a sentence than these: the share is measured against so many. */
const MAX_COUNTED_WORDS = 6;

/** Whoever types a title, or words in the order of a text, wants what has it. */
const QUOTED_WEIGHT = 20;

/** Whoever names a kind wants it; whoever asks for a quantity wants what counts it. */
const ASKED_KIND: Partial<Record<RecordKind, RegExp>> = {
  calculator: /\b(calcul|simula|quant[ao]s(?! vezes)|quanto de|metros?\b|m2\b|litros?\b|payback\b)/,
  course: /\b(cursos?|aprender|estudar|virar|treinamentos?|oficinas?|workshops?)\b/,
  landing:
    /\b(cursos?|concurso|click na pintura|podcast|projetos?|mao amiga|ong|associac\w+|creche|volunt\w+|doa\w*|mutirao)\b/,
  episode: /\b(episodios?|podcast (sobre|d[eoa]|com))\b/,
  press: /\b(logos?|logotipos?|da marca|releases?|imprensa|jornalista)\b/,
};
const ASKED_KIND_WEIGHT = 2.8;

/** At most so many words of the index stand for a word that is not in it. */
const MAX_REPLACEMENTS = 4;

/** Letters of each half of a word that is written in one. */
const MIN_HALF = 3;

/** Records that are indexed without a pause, so that typing does not stall on slow phones. */
const CHUNK_SIZE = 30;

type Match = { record: SearchRecord; score: number; slots: string[][]; topics: string[] };

type FindOptions = { kind?: RecordKind; extraErrors?: number; asked?: readonly RecordKind[] };

/** The shares are of the query's words by their weight: of the page and of its best record. */
type FoundPage = { records: SearchRecord[]; score: number; share: number; recordShare: number };

export class SearchIndex {
  readonly #records: SearchRecord[] = [];
  /** Of stems: MiniSearch sees no other words. */
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text) => [...new Set(contentWords(text).map((word) => this.#learn(word)))],
    processTerm: (term) => term,
  });
  /** Every word of the index with its stem, to complete and to correct words of a query. */
  readonly #stems = new Map<string, string>();
  readonly #knownStems = new Set<string>();
  #words: string[] | undefined;

  static async create(records: readonly SearchRecord[]): Promise<SearchIndex> {
    const index = new SearchIndex();
    await index.add(records);
    return index;
  }

  async add(records: readonly SearchRecord[]): Promise<void> {
    const start = this.#records.length;
    this.#records.push(...records);
    const documents = records.map((record, index) => ({ ...record, id: start + index }));
    await this.#index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
    this.#words = undefined;
  }

  #learn(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const made = stem(word);
    this.#stems.set(word, made);
    this.#knownStems.add(made);
    return made;
  }

  search(query: string, { kind, count }: { kind?: RecordKind; count: number }): SearchResponse {
    const words = this.#asWritten(contentWords(query));
    const { pages, stems } = this.#find(words, { kind, asked: askedKinds(query) });
    const best = Math.max(0, ...pages.map(({ share }) => share));
    const found = best < MIN_SHARE ? [] : pages.filter((page) => page.share >= best * MIN_SHARE);
    const hits = found.slice(0, count).map(({ records }) => toHit(records, stems));
    return {
      query,
      isGood:
        words.every((word, at) => this.#isKnown(word, at === words.length - 1)) &&
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
      .map((word, at) => this.#stemsFor(word, at === words.length - 1, extraErrors))
      // A quantity that no record has says nothing.
      .filter((slot, at) => slot.length > 0 || !/\d/.test(words[at]!));
    const stems = new Set(slots.flat());
    if (stems.size === 0) return { pages: [], stems };
    const matches = this.#index
      .search([...stems].join(" "), {
        tokenize: (text) => text.split(" "),
        boost: FIELD_WEIGHTS,
        boostDocument: (id) => weight(this.#records[id as number]!, asked),
        filter: ({ id }) => !kind || this.#records[id as number]!.kind === kind,
      })
      .map(({ id, score, queryTerms, match }) => {
        const record = this.#records[id as number]!;
        const found = slots.filter((slot) => slot.some((stem) => queryTerms.includes(stem)));
        const isWhole = found.length === slots.length && isQuoted(record, words);
        return {
          record,
          score: score * (isWhole ? QUOTED_WEIGHT : 1),
          slots: found,
          topics: queryTerms.filter((stem) => match[stem]?.some((field) => !TEXT.includes(field))),
        };
      });
    const pages = groupByPage(matches, this.#wordWeights(slots, matches));
    return { pages: pressAndLawLast(pages, asked), stems };
  }

  /** What each word says: one that few records have says more, one of running text less. */
  #wordWeights(slots: string[][], matches: Match[]) {
    return new Map(
      slots.map((slot) => {
        const found = matches.filter((match) => match.slots.includes(slot));
        if (found.length === 0) return [slot, UNKNOWN];
        const isTopic = found.some(({ topics }) => slot.some((stem) => topics.includes(stem)));
        return [
          slot,
          Math.log(1 + this.#records.length / found.length) * (isTopic ? 1 : OFF_TOPIC),
        ];
      }),
    );
  }

  #isKnown(word: string, isLast: boolean): boolean {
    return (
      [stem(word), ...normsOf(word)].some((one) => this.#knownStems.has(one)) ||
      (isLast && this.#completed(word).length > 0)
    );
  }

  /** The words that begin with what is typed so far. */
  #completed(word: string): string[] {
    this.#words ??= [...this.#stems.keys()];
    return word.length > 2 ? this.#words.filter((other) => other.startsWith(word)) : [];
  }

  /** Words that the index has only in one piece ("dry wall"), or only in two ("travaquedas"). */
  #asWritten(words: string[]): string[] {
    const isKnown = (word = "") => this.#isKnown(word, false);
    const isPair = (at: number) =>
      !(isKnown(words[at]) && isKnown(words[at + 1])) &&
      this.#stems.has(`${words[at]}${words[at + 1]}`);
    return words.flatMap((word, at) => {
      if (isPair(at)) return [`${word}${words[at + 1]}`];
      if (isPair(at - 1)) return [];
      return isKnown(word) ? [word] : this.#halves(word);
    });
  }

  #halves(word: string): string[] {
    for (let at = MIN_HALF; at <= word.length - MIN_HALF; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every((half) => this.#stems.has(half))) return halves;
    }
    return [word];
  }

  /** Of a word that the index lacks: of those that begin so, or with the fewest typing errors. */
  #stemsFor(word: string, isLast: boolean, extraErrors: number): string[] {
    const exact = [stem(word), ...normsOf(word)].filter((one) => this.#knownStems.has(one));
    if (exact.length > 0) return exact;
    const completed = isLast ? this.#completed(word) : [];
    const found =
      completed.length > 0
        ? completed
        : nearestWords(word, (this.#words ??= [...this.#stems.keys()]), extraErrors);
    return [...new Set(found.map((other) => this.#stems.get(other)!))].slice(0, MAX_REPLACEMENTS);
  }
}

function isQuoted({ title, text }: SearchRecord, words: string[]): boolean {
  const isInText = words.length > 2 && contentWords(text).join(" ").includes(words.join(" "));
  const stems = contentWords(title).map(stem);
  return (
    isInText || (stems.length === words.length && words.every((word) => stems.includes(stem(word))))
  );
}

function askedKinds(query: string): RecordKind[] {
  const text = fold(query.normalize("NFKD"));
  const kinds = Object.keys(ASKED_KIND) as RecordKind[];
  return kinds.filter((kind) => ASKED_KIND[kind]?.test(text));
}

const weight = ({ kind, page }: SearchRecord, asked: readonly RecordKind[]): number =>
  (KIND_WEIGHTS[kind] ?? 1) *
  (asked.includes(kind) ? ASKED_KIND_WEIGHT : 1) *
  (page ? PART_WEIGHT : 1);

/** Words that a page lacks reduce its score, less when other parts of it have them. */
function groupByPage(matches: Match[], weights: ReadonlyMap<string[], number>): FoundPage[] {
  const sum = (slots: Iterable<string[]>) =>
    [...slots].reduce((total, slot) => total + weights.get(slot)!, 0);
  const all = sum(weights.keys());
  const pages = groupBy(matches, ({ record: { url, page } }) => [
    page ? url.replace(/#.*/, "") : url,
  ]);
  return Array.from(pages.values(), (parts) => {
    const found = sum(new Set(parts.flatMap(({ slots }) => slots)));
    const scored = parts
      .map(({ record, score, slots }) => ({
        record,
        score: score * ((sum(slots) + found) / 2 / all) ** SHARE_EXPONENT,
      }))
      .sort((a, b) => b.score - a.score);
    const counted = Math.min(all, (MAX_COUNTED_WORDS * all) / weights.size);
    return {
      records: scored.map(({ record }) => record),
      score: scored[0]!.score,
      share: Math.min(1, found / counted),
      recordShare: Math.max(...parts.map(({ slots }) => sum(slots))) / counted,
    };
  }).sort((a, b) => b.score - a.score);
}

const LAST_KINDS: readonly RecordKind[] = ["press", "legal"];

/** Except those that are asked for or have more of the query than all others. */
function pressAndLawLast(pages: FoundPage[], asked: readonly RecordKind[]): FoundPage[] {
  const isLast = ({ records: [best] }: FoundPage) =>
    LAST_KINDS.includes(best!.kind) && !asked.includes(best!.kind);
  const share = Math.max(0, ...pages.filter((page) => !isLast(page)).map((page) => page.share));
  const last = pages.filter((page) => isLast(page) && page.share <= share);
  return [...pages.filter((page) => !last.includes(page)), ...last];
}
