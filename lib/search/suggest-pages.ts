import { fold } from "@/lib/format/slug";
import { editDistance } from "@/lib/format/edit-distance";
import { SUGGESTED_ARTICLES } from "@/lib/limits";
import { machinePaths } from "@/lib/paths";

export type SuggestedPage = { path: string; title: string };

const MIN_SIMILARITY = 0.45;
const MIN_RATIO_TO_BEST = 0.7;
/** Two words that are this similar are the same word with a typing error. */
const MIN_WORD_SIMILARITY = 0.75;

export function suggestPages(
  unknownPath: string,
  pages: SuggestedPage[],
  count: number,
): SuggestedPage[] {
  const scored = pages
    .map((page) => ({ page, score: similarity(unknownPath, page) }))
    .sort((a, b) => b.score - a.score);
  const minScore = Math.max(MIN_SIMILARITY, (scored[0]?.score ?? 0) * MIN_RATIO_TO_BEST);
  return scored
    .filter(({ score }) => score >= minScore)
    .slice(0, count)
    .map(({ page }) => page);
}

function similarity(unknownPath: string, { path, title }: SuggestedPage): number {
  const queryTokens = tokenize(lastPart(unknownPath.replace(ADDED, "")));
  const pageTokens = tokenize(lastPart(path));
  if (queryTokens.length === 0 || pageTokens.length === 0) return 0;
  const spelling = spellingSimilarity(queryTokens.join("-"), pageTokens.join("-"));
  return Math.max(spelling, sharedWordScore(queryTokens, [...pageTokens, ...tokenize(title)]));
}

/** What programs of blogs add to the address of an article. */
const ADDED = /\/(amp|feed|embed|rss|atom|print|page\/\d+)\/?$/;

const lastPart = (path: string) => path.split(/[/#]/).filter(Boolean).at(-1) ?? "";

const tokenize = (text: string): string[] =>
  fold(decodeSafely(text))
    .replace(/\.(html?|mdx?|php)$/, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 || /\d/.test(word));

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Times 0.95, so that an equal spelling scores higher. */
function sharedWordScore(queryTokens: string[], pageTokens: string[]): number {
  const scores = queryTokens.map((word) => {
    const best = Math.max(...pageTokens.map((other) => spellingSimilarity(word, other)));
    return best >= MIN_WORD_SIMILARITY ? best : 0;
  });
  return (scores.reduce((sum, score) => sum + score, 0) / queryTokens.length) * 0.95;
}

const spellingSimilarity = (a: string, b: string) =>
  1 - editDistance(a, b) / Math.max(a.length, b.length);

export async function findSuggestedPages(path: string): Promise<SuggestedPage[]> {
  const response = await fetch(machinePaths.addresses);
  if (!response.ok) return [];
  return suggestPages(path, (await response.json()) as SuggestedPage[], SUGGESTED_ARTICLES);
}
