import { markdownTable } from "@/scripts/lib/markdown-table";
import { overheadText, type OverheadRow } from "@/scripts/stress/overhead";
import type { ScaleRow } from "@/scripts/bench/build-scale";
import type { measurePages } from "@/scripts/bench/pages";
import type { SpeedRow } from "@/scripts/bench/page-speed";
import { scaleTable } from "@/scripts/bench/scale-table";
import { speedUp, type ThroughputRow } from "@/scripts/bench/throughput";

/** What was measured, each part on a day of its own. */
type Part<T> = { date: string; machine: string; figures: T };
type PageFigures = Awaited<ReturnType<typeof measurePages>>;
export type Results = {
  pages?: Part<PageFigures>;
  servers?: Part<ThroughputRow[]>;
  handler?: Part<OverheadRow[]>;
  builds?: Part<ScaleRow[]>;
};

/** The figures as a page. */
export const report = ({ pages, servers, handler, builds }: Results): string =>
  [
    "# Benchmarks",
    "Written by `npm run bench`. Raw figures: benchmarks.json.",
    ...(pages ? [`## Pages`, measured(pages), ...pageSections(pages.figures)] : []),
    ...(servers ? ["## Servers", measured(servers), ...serverSection(servers.figures)] : []),
    ...(handler ? ["## Quote handler", measured(handler), ...overheadText(handler.figures)] : []),
    ...(builds ? ["## Builds", measured(builds), ...buildSection(builds.figures)] : []),
  ].join("\n\n");

const measured = ({ date, machine }: Part<unknown>) => `Measured on ${date}; ${machine}.`;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** Figures stand to the right. */
const table = (head: string[], rows: (string | number)[][]) => markdownTable(head, rows, "right");

const pageSections = ({ speed, throughNginx, bytes, interactions }: PageFigures) => [
  "Lighthouse, mobile, simulated, each run a first visit in a fresh browser; the median of three runs (of the two references nine) through the Node " +
    "server. Scores: performance, accessibility, best practices, SEO.",
  speedTable(speed, speed[0]!),
  "The same through nginx with the files of `npm run build:cdn` (brotli):",
  speedTable(throughNginx, speed[0]!),
  "### Bytes",
  "kB after gzip, pictures as they are. “Code” is scripts that pages share, “data” what React needs to know of this page; " +
    "pictures further down load when somebody comes near them.",
  table(
    ["Page", "HTML", "Code", "Data", "Style sheet", "Font", "Pictures"],
    bytes.map(({ path, html, code, data, style, font, pictures }) => [
      path,
      ...[html, code, data, style, font, pictures].map(kilobytes),
    ]),
  ),
  "### Answers to a press",
  "From the lifting of the finger, which rested on the control for 80 ms, to the frame that shows the answer, on a phone's " +
    "screen with the processor slowed down four times. The first press on a page fetches the part's code.",
  table(
    ["What opens", "Page", "First, ms", "Later (median), ms"],
    interactions.map(({ name, path, first, later }) => [name, path, first, later]),
  ),
];

const speedTable = (rows: SpeedRow[], plain: SpeedRow) =>
  table(
    ["Page", "LCP, ms", "× plain", "TBT, ms", "CLS", "kB in all", "kB of scripts", "Scores"],
    rows.map(({ name, lcp, tbt, cls, bytes, scriptBytes, scores }) => [
      name,
      lcp,
      (lcp / plain.lcp).toFixed(2),
      tbt,
      cls,
      kilobytes(bytes),
      kilobytes(scriptBytes),
      scores.join(" "),
    ]),
  );

const serverSection = (rows: ThroughputRow[]) => [
  table(
    ["Server", "Path", "Requests a second", "p50, ms", "p99, ms", "Processor ms a request"],
    rows.map(({ target, path, rps, p50, p99, cpu }) => [target, path, rps, p50, p99, cpu ?? "–"]),
  ),
  ...speedUp(rows).map(({ path, rps }) => `nginx answers \`${path}\` ${rps} × as often.`),
];

const buildSection = (rows: ScaleRow[]) => [
  "A temporary copy of the site, filled up with generated articles of 700 to 1,200 words and built from nothing, then again " +
    "with one of them changed. “ms an article” leaves out what every build does once. Compiled and drawn: texts and share " +
    "images that were made anew. Memory: of all processes at once.",
  scaleTable(rows),
];
