/** Words of up to this length have at most one typing error, shorter than the first none. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 7;

/** Empty when all have too many errors for the word's length. */
export function nearestWords(word: string, words: Iterable<string>, extraErrors: number): string[] {
  if (word.length < ONE_ERROR_FROM || /\d/.test(word)) return [];
  let fewest = (word.length < TWO_ERRORS_FROM ? 1 : 2) + extraErrors;
  let found: string[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > fewest) continue;
    const errors = editDistance(word, other, fewest);
    if (errors > fewest) continue;
    if (errors < fewest) found = [];
    fewest = errors;
    found.push(other);
  }
  return found;
}

/** Optimal string alignment: a swap counts once. @param limit stops at a larger number */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const swapped = i > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          row[j]! + (a[i] === b[j] ? 0 : 1),
          row[j + 1]! + 1,
          next[j]! + 1,
          swapped ? previous[j - 1]! + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    [previous, row] = [row, next];
  }
  return row[b.length]!;
}
