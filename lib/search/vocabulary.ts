import { nearestWords } from "@/lib/format/edit-distance";
import { normsOf, stem } from "@/lib/search/terms";

/** At most so many words of the index stand for a word that is not in it. */
const MAX_REPLACEMENTS = 4;

/** Letters of each half of a word that is written in one. */
const MIN_HALF = 3;

/** Letters of a word that is completed. */
const MIN_COMPLETED = 3;

/** Every word of an index with its stem, to complete and to correct the words of a query. */
export class Vocabulary {
  readonly #stems = new Map<string, string>();
  readonly #knownStems = new Set<string>();

  /** @returns the stem of the word, which is known from now on */
  learn(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const made = stem(word);
    this.#stems.set(word, made);
    this.#knownStems.add(made);
    return made;
  }

  /**
   * Whether the index has the word in one of its forms; of the last word, the beginning is enough.
   */
  isKnown(word: string, isLast: boolean): boolean {
    return this.#knownStemsOf(word).length > 0 || (isLast && this.#completed(word).length > 0);
  }

  /** Words that the index has only in one piece ("dry wall"), or only in two ("travaquedas"). */
  asWritten(words: string[]): string[] {
    const isKnown = (word = "") => this.isKnown(word, false);
    const isPair = (at: number) =>
      !(isKnown(words[at]) && isKnown(words[at + 1])) &&
      this.#stems.has(`${words[at]}${words[at + 1]}`);
    return words.flatMap((word, at) => {
      if (isPair(at)) return [`${word}${words[at + 1]}`];
      if (isPair(at - 1)) return [];
      return isKnown(word) ? [word] : this.#halves(word);
    });
  }

  /** Of a word that the index lacks: of those that begin so, or with the fewest typing errors. */
  stemsFor(word: string, isLast: boolean, extraErrors: number): string[] {
    const exact = this.#knownStemsOf(word);
    if (exact.length > 0) return exact;
    const completed = isLast ? this.#completed(word) : [];
    const found =
      completed.length > 0 ? completed : nearestWords(word, this.#stems.keys(), extraErrors);
    return [...new Set(found.map((other) => this.#stems.get(other)!))].slice(0, MAX_REPLACEMENTS);
  }

  #knownStemsOf(word: string): string[] {
    return [stem(word), ...normsOf(word)].filter((one) => this.#knownStems.has(one));
  }

  /** The words that begin with what is typed so far. */
  #completed(word: string): string[] {
    if (word.length < MIN_COMPLETED) return [];
    return [...this.#stems.keys()].filter((other) => other.startsWith(word));
  }

  #halves(word: string): string[] {
    for (let at = MIN_HALF; at <= word.length - MIN_HALF; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every((half) => this.#stems.has(half))) return halves;
    }
    return [word];
  }
}
