/** Values by the title of their column. */
export type Row = Record<string, string | number>;

/** A Markdown table: the first column to the left, the others to the right. */
export function markdownTable(rows: Row[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  const cells = rows.map((row) => head.map((column) => format(row[column] ?? "–")));
  return [head, rule, ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** Whole numbers as they are, others with three significant digits. */
function format(value: string | number) {
  if (typeof value === "string" || Number.isInteger(value)) return value;
  return value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
}
