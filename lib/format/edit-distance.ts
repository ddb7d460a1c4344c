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
