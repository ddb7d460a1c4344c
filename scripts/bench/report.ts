import { markdownTable } from "../lib/markdown-table";
import type { InteractionRow } from "./interactions";
import type { PageBytes } from "./page-bytes";
import type { SpeedRow } from "./page-speed";
import { speedUp, type ThroughputRow } from "./throughput";

type Result = {
  date: string;
  machine: string;
  speed: SpeedRow[];
  throughNginx: SpeedRow[];
  bytes: ({ path: string } & PageBytes)[];
  interactions: InteractionRow[];
  throughput: ThroughputRow[];
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** The figures as a page. */
export function report(result: Result): string {
  const { date, machine, speed, throughNginx, bytes, interactions, throughput } = result;
  const plain = speed[0]!;
  return [
    "# Benchmarks",
    `Written by \`npm run bench\` on ${date}; ${machine}. Raw figures: benchmarks.json.`,
    "## Pages",
    "Lighthouse, mobile, simulated, each run a first visit in a fresh browser; the median of three runs through the Node " +
      "server. Scores: performance, accessibility, best practices, SEO.",
    speedTable(speed, plain),
    "The same through nginx with the files of `npm run build:cdn` (brotli):",
    speedTable(throughNginx, plain),
    "## Bytes",
    "kB after gzip, pictures as they are. “Code” is scripts that pages share, “data” what React needs to know of this page; " +
      "pictures further down load when somebody comes near them.",
    table(
      ["Page", "HTML", "Code", "Data", "Style sheet", "Font", "Pictures"],
      bytes.map(({ path, html, code, data, style, font, pictures }) => [
        path,
        ...[html, code, data, style, font, pictures].map(kilobytes),
      ]),
    ),
    "## Answers to a press",
    "From the press to the frame that shows the answer, on a phone's screen with the processor slowed down four times; the " +
      "first press on a page fetches the part's code.",
    table(
      ["What opens", "Page", "First, ms", "Later (median), ms"],
      interactions.map(({ name, path, first, later }) => [name, path, first, later]),
    ),
    "## Servers",
    table(
      ["Server", "Path", "Requests a second", "p50, ms", "p99, ms", "Processor ms a request"],
      throughput.map(({ target, path, rps, p50, p99, cpu }) => [
        target,
        path,
        rps,
        p50,
        p99,
        cpu ?? "–",
      ]),
    ),
    ...speedUp(throughput).map(({ path, rps }) => `nginx answers \`${path}\` ${rps} × as often.`),
    "",
  ].join("\n\n");
}

/** Figures stand to the right. */
const table = (head: string[], rows: (string | number)[][]) => markdownTable(head, rows, "right");

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
