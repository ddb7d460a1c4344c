type Cell = string | number;

/** A Markdown table. The first column is aligned left, the others as `align` says. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  align: "left" | "right" = "left",
): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column > 0 && align === "right" ? "--:" : "---"));
  return [head, rule, ...rows].map(line).join("\n");
}
