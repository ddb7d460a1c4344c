import { markdownTable } from "@/scripts/lib/markdown-table";
import type { ScaleRow } from "@/scripts/bench/build-scale";

/**
 * Builds as a table. "ms an article" is what each article costs beside the smallest site's, so that what every build does once
 * (bundling, type check) is not counted.
 */
export const scaleTable = (rows: ScaleRow[]): string =>
  markdownTable(
    [
      "Articles",
      "State",
      "Next, s",
      "Finish, s",
      "Search, s",
      "Standalone, s",
      "In all, s",
      "ms an article",
      "Processor, s",
      "Memory, MB",
      "Compiled",
      "Drawn",
      "Blog index, kB",
    ],
    rows.map((row) => {
      const { build = 0, finish = 0, search = 0, standalone = 0 } = row.seconds;
      return [
        row.articles,
        row.state,
        ...[build, finish, search, standalone, row.total],
        costOfOne(row, rows),
        row.cpu ?? "–",
        row.memory ?? "–",
        row.compiled,
        row.drawn,
        (row.indexBytes / 1000).toFixed(0),
      ];
    }),
    "right",
  );

function costOfOne({ articles, state, total }: ScaleRow, rows: ScaleRow[]): string {
  const smallest = rows.find((row) => row.state === state)!;
  if (articles === smallest.articles) return "–";
  return ((1000 * (total - smallest.total)) / (articles - smallest.articles)).toFixed(1);
}
