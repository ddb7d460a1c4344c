import type { ScaleRow } from "./build-scale";
import type { SpeedRow } from "./page-speed";
import { scaleTable } from "./scale-table";
import { speedUp, type ThroughputRow } from "./throughput";

type Result = {
  date: string;
  machine: string;
  speed: SpeedRow[];
  throughput: ThroughputRow[];
  scale: ScaleRow[];
};

/** The figures as a page: each page beside the plain one, and nginx beside Node. */
export function report({ date, machine, speed, throughput, scale }: Result): string {
  const plain = speed[0]!;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  return [
    "# Benchmarks",
    "",
    `Written by \`npm run bench\` on ${date}; ${machine}. Raw figures: benchmarks.json.`,
    "",
    "## Pages",
    "",
    "Lighthouse, mobile, simulated; the median of three runs through the Node server. Scores: performance, accessibility,",
    "best practices, SEO.",
    "",
    "| Page | LCP, ms | × plain | TBT, ms | CLS | kB in all | kB of scripts | Scores |",
    "| --- | --: | --: | --: | --: | --: | --: | --- |",
    ...speed.map((row) =>
      [
        "",
        row.name,
        row.lcp,
        (row.lcp / plain.lcp).toFixed(2),
        row.tbt,
        row.cls,
        kilobytes(row.bytes),
        kilobytes(row.scriptBytes),
        row.scores.join(" "),
        "",
      ]
        .join(" | ")
        .trim(),
    ),
    "",
    "## Servers",
    "",
    "| Server | Path | Requests a second | p50, ms | p99, ms | Processor ms a request |",
    "| --- | --- | --: | --: | --: | --: |",
    ...throughput.map(
      ({ target, path, rps, p50, p99, cpu }) =>
        `| ${target} | ${path} | ${rps} | ${p50} | ${p99} | ${cpu ?? "–"} |`,
    ),
    "",
    ...speedUp(throughput).map(({ path, rps }) => `nginx answers \`${path}\` ${rps} × as often.`),
    "",
    ...scaleSection(scale),
    "",
  ].join("\n");
}

const scaleSection = (rows: ScaleRow[]) => [
  "## Builds",
  "",
  "A temporary copy of the site, filled up with generated articles of 700 to 1,200 words and built from nothing, then again",
  "with one of them changed. “ms an article” leaves out what every build does once. Compiled and drawn: texts and share images",
  "that were made anew. Memory: of all processes at once.",
  "",
  ...scaleTable(rows),
];
