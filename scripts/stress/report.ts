import { cpus, totalmem } from "node:os";
import { markdownTable } from "@/scripts/lib/markdown-table";

/** A section of the report. */
export const section = (title: string, text: string, blocks: readonly string[]): string =>
  [`## ${title}`, text, ...blocks].join("\n\n");

/** A sentence with its verdict. */
export const isClean = (sentence: string, holds: boolean): string =>
  `${sentence}: ${holds ? "yes" : "**no**"}.`;

/** Value below which `share` of the numbers lie (0.5: the median). */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Date, versions and machine, without which the figures say little. */
export function circumstances(versions: Record<string, string>, load: string): string {
  const [cpu] = cpus();
  return markdownTable(
    ["", ""],
    [
      ["Date", new Date().toISOString().slice(0, 10)],
      [
        "Machine",
        `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
      ],
      ["Load average at start, end (1 minute)", load],
      ["Node.js", process.version],
      ...Object.entries(versions),
    ],
  );
}
