import { fold } from "@/lib/format/slug";
import { STOP_WORDS, SYNONYMS } from "@/lib/search/word-lists";

/** Signs without a width, as texts of Word and PDF have them inside of words. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * The words and numbers of a text without accents, for MiniSearch. "NR-35" and "nr35" are the same
 * two, "9.050" is one number, and "on-line" is found as "online", too.
 */
export function tokenize(text: string): string[] {
  const folded = fold(text.normalize("NFKD").replace(INVISIBLE, ""))
    .replace(/\p{Pd}/gu, "-")
    .replace(/(\d)\.(?=\d{3}\b)/g, "$1");
  const compounds = folded.match(/[a-z]+(?:-[a-z]+)+/g) ?? [];
  return [
    ...(folded.match(/[a-z]+|\d+/g) ?? []),
    ...compounds.map((compound) => compound.replaceAll("-", "")),
  ];
}

/** The first word of the group of each other one. */
const heads = new Map(
  SYNONYMS.flatMap(([head = "", ...others]) => others.map((word) => [word, head] as const)),
);

/** The word itself and the word that stands for its synonyms; nothing of a word without meaning. */
export function processTerm(word: string): string[] {
  if (STOP_WORDS.has(word) || /^\D$/.test(word)) return [];
  const head = heads.get(word);
  return head ? [word, head] : [word];
}

/** What the index has of a text. */
export const termsOf = (text: string): string[] => tokenize(text).flatMap(processTerm);
