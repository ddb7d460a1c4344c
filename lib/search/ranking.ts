import { groupBy } from "@/lib/content/group-by";
import { fold } from "@/lib/format/slug";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { contentWords, stem } from "@/lib/search/terms";

/** What names a page says more of it than its running text. */
export const FIELD_WEIGHTS = { title: 4, keywords: 4, qualifiers: 1, page: 1, text: 1 };

/** Fields of running text: a word that no other field has is not what a page is about. */
export const TEXT_FIELDS: readonly string[] = ["page", "text"];
const OFF_TOPIC = 0.4;

/** Most people want a service, a fact of the contact page or a landing page. Others weigh 1. */
const KIND_WEIGHTS: Partial<Record<RecordKind, number>> = { service: 6, contact: 6, landing: 2.6 };

/** A page before one of its parts, when both have the words. */
const PART_WEIGHT = 0.5;

/** A page with all words of the query stands before one that has a rare word often. */
const SHARE_EXPONENT = 2;

/**
 * The weight of a word that no record has: two of them outweigh a rare one, so nothing is found.
 */
const UNKNOWN = 3;

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

const LAST_KINDS: readonly RecordKind[] = ["press", "legal"];

/** A record that has words of the query. A slot has the stems that stand for one word of it. */
export type Match = { record: SearchRecord; score: number; slots: string[][]; topics: string[] };

/** The shares are of the query's words by their weight: of the page and of its best record. */
export type FoundPage = {
  records: SearchRecord[];
  score: number;
  share: number;
  recordShare: number;
};

/** The kinds that a query names. */
export function askedKinds(query: string): RecordKind[] {
  const text = fold(query.normalize("NFKD"));
  const kinds = Object.keys(ASKED_KIND) as RecordKind[];
  return kinds.filter((kind) => ASKED_KIND[kind]?.test(text));
}

/** What a record weighs by its kind, before its words are compared. */
export const recordWeight = ({ kind, page }: SearchRecord, asked: readonly RecordKind[]): number =>
  (KIND_WEIGHTS[kind] ?? 1) *
  (asked.includes(kind) ? ASKED_KIND_WEIGHT : 1) *
  (page ? PART_WEIGHT : 1);

/** What a record weighs that has all words of the query. */
export const wholeWeight = (record: SearchRecord, words: string[]): number =>
  isQuoted(record, words) ? QUOTED_WEIGHT : 1;

function isQuoted({ title, text }: SearchRecord, words: string[]): boolean {
  const isInText = words.length > 2 && contentWords(text).join(" ").includes(words.join(" "));
  const stems = contentWords(title).map(stem);
  return (
    isInText || (stems.length === words.length && words.every((word) => stems.includes(stem(word))))
  );
}

/**
 * The pages of the matches, best first.
 * @param slots of all words of the query
 * @param recordCount how many records were searched
 */
export function rankPages(
  matches: Match[],
  slots: string[][],
  recordCount: number,
  asked: readonly RecordKind[],
): FoundPage[] {
  return pressAndLawLast(groupByPage(matches, slotWeights(matches, slots, recordCount)), asked);
}

/** What each word says: one that few records have says more, one of running text less. */
function slotWeights(matches: Match[], slots: string[][], recordCount: number) {
  return new Map(
    slots.map((slot) => {
      const found = matches.filter((match) => match.slots.includes(slot));
      if (found.length === 0) return [slot, UNKNOWN];
      const isTopic = found.some(({ topics }) => slot.some((stem) => topics.includes(stem)));
      return [slot, Math.log(1 + recordCount / found.length) * (isTopic ? 1 : OFF_TOPIC)];
    }),
  );
}

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

/** Except those that are asked for or have more of the query than all others. */
function pressAndLawLast(pages: FoundPage[], asked: readonly RecordKind[]): FoundPage[] {
  const isLast = ({ records: [best] }: FoundPage) =>
    LAST_KINDS.includes(best!.kind) && !asked.includes(best!.kind);
  const share = Math.max(0, ...pages.filter((page) => !isLast(page)).map((page) => page.share));
  const last = pages.filter((page) => isLast(page) && page.share <= share);
  return [...pages.filter((page) => !last.includes(page)), ...last];
}
