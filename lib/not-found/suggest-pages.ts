/** A page that can be suggested. */
export type SuggestedPage = { path: string; title: string };

/** From this likeness on an address is worth suggesting; 1 is the same. */
const WORTH_SUGGESTING = 0.45;
/** Beside a much better one it is not. */
const BESIDE_THE_BEST = 0.7;
/** From this likeness on two words are the same, misspelt. */
const SAME_WORD = 0.75;

/** The pages whose addresses or titles are most like a path that does not exist, the likest first. */
export function suggestPages(
  wanted: string,
  addresses: SuggestedPage[],
  count: number,
): SuggestedPage[] {
  const scored = addresses
    .map((address) => ({ address, score: similarity(wanted, address) }))
    .sort((a, b) => b.score - a.score);
  const enough = Math.max(WORTH_SUGGESTING, (scored[0]?.score ?? 0) * BESIDE_THE_BEST);
  return scored
    .filter(({ score }) => score >= enough)
    .slice(0, count)
    .map(({ address }) => address);
}

function similarity(wanted: string, { path, title }: SuggestedPage): number {
  const name = words(wanted.split("/").filter(Boolean).at(-1) ?? "");
  const own = words(path.split("/").filter(Boolean).at(-1) ?? "");
  if (name.length === 0 || own.length === 0) return 0;
  const spelling = spellingSimilarity(name.join("-"), own.join("-"));
  return Math.max(spelling, shared(name, [...own, ...words(title)]));
}

/** Lower-case words without accents. */
const words = (text: string): string[] =>
  decoded(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\.(html?|mdx?|php)$/, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 || /\d/.test(word));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How much of the wanted words is among the known ones, in any order; slightly less than the same spelling. */
function shared(wanted: string[], known: string[]): number {
  const found = wanted.map((word) => {
    const best = Math.max(...known.map((other) => spellingSimilarity(word, other)));
    return best >= SAME_WORD ? best : 0;
  });
  return (found.reduce((sum, part) => sum + part, 0) / wanted.length) * 0.95;
}

const spellingSimilarity = (a: string, b: string) =>
  1 - editDistance(a, b) / Math.max(a.length, b.length);

/** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
