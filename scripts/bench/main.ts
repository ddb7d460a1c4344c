/**
 * `npm run bench` measures the production build and writes the figures into docs/benchmarks.json
 * and the tables of docs/benchmarks.md and docs/stress.md. `npm run bench -- servers builds`
 * measures these parts only: pages and presses (half an hour each), servers, handler, load, release
 * (two minutes each), faults (five minutes), builds (a quarter of an hour). `npm run stress` is load,
 * faults and release. Needs Linux, nginx, systemd's programs, and a machine that is otherwise idle.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { format } from "prettier";
import { buildWithBackend } from "@/scripts/lib/build-with-backend.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { markdownTable, type Row } from "@/scripts/lib/markdown-table";
import { ensurePrograms } from "@/scripts/lib/programs.mjs";
import { stopOnSignals, stopProcesses } from "@/scripts/lib/processes.mjs";
import { measureBuilds as builds } from "@/scripts/bench/builds";
import { measureFaults as faults } from "@/scripts/bench/faults";
import { measureHandler as handler } from "@/scripts/bench/handler";
import { measureLoad as load } from "@/scripts/bench/load";
import { measurePages as pages } from "@/scripts/bench/pages";
import { measurePresses as presses } from "@/scripts/bench/presses";
import { measureReleases as release } from "@/scripts/bench/release";
import { measureServers as servers } from "@/scripts/bench/servers";

const PACKAGES = ["next", "@supabase/supabase-js", "@supabase/lite", "deno"];

/** Each returns tables by the name that marks their place in a document. */
type Measure = () => Promise<Record<string, Row[]>>;
const PARTS: Record<string, Measure> = {
  ...{ pages, presses, servers, handler, builds },
  ...{ load, faults, release },
};

await runScript(async () => {
  stopOnSignals();
  // For this process and all that it starts, so that it can be removed at the end.
  const TMPDIR = mkdtempSync(`${os.tmpdir()}/bench-`);
  process.on("exit", () => rmSync(TMPDIR, { recursive: true, force: true }));
  Object.assign(process.env, { TMPDIR, NEXT_TELEMETRY_DISABLED: "1" });
  await ensurePrograms(["nginx"]);
  const names = Object.keys(PARTS);
  for (const part of process.argv.length > 2 ? process.argv.slice(2) : names) {
    const measure = PARTS[part];
    if (!measure) throw new Failure(`There is no part ${part}; parts: ${names.join(", ")}.`);
    if (part !== "builds") await buildWithBackend();
    await write(environment(), await measure());
    await stopProcesses();
  }
  process.exit(0);
}, stopProcesses);

/** Day, machine and versions, in one sentence. */
function environment(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const installed = { ...dependencies, ...devDependencies };
  const parts = [
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `load average ${os.loadavg()[0]!.toFixed(1)}`,
    `Node ${process.version}`,
    ...PACKAGES.map((name) => `${name} ${installed[name]}`),
  ];
  return `Measured on ${new Date().toISOString().slice(0, 10)}; ${parts.join(", ")}.`;
}

/** Replaces the figures of these tables, and the line and rows after their `<!-- name -->`. */
async function write(measured: string, tables: Record<string, Row[]>) {
  const figures = JSON.parse(readFileSync("docs/benchmarks.json", "utf8"));
  for (const [name, rows] of Object.entries(tables)) figures[name] = { measured, rows };
  writeFileSync("docs/benchmarks.json", `${JSON.stringify(figures, null, 2)}\n`);
  for (const file of ["docs/benchmarks.md", "docs/stress.md"]) {
    const place = /(?<=<!-- (\w+) -->\n\n).*\n\n(\|.*\n)*/g;
    const text = readFileSync(file, "utf8").replace(place, (old, name) =>
      tables[name] ? `${measured}\n\n${markdownTable(tables[name])}\n` : old,
    );
    writeFileSync(file, await format(text, { parser: "markdown", printWidth: 100 }));
  }
}
