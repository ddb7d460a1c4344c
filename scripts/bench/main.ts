/**
 * `npm run bench`: builds the site and its files for nginx, then measures pages beside a plain HTML page and an empty Next app
 * (`pages`, about half an hour), both servers under load (`servers`, one minute), what the quote's handler adds over its function (`handler`,
 * one minute), and builds of up to 5,000 articles (`builds`, about fifteen minutes). `npm run bench -- servers` measures that part alone. Writes docs/benchmarks.json and
 * docs/benchmarks.md, where the parts that were not measured stay as they are. The machine should have nothing else to do.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { format } from "prettier";
import { buildWithBackend } from "@/scripts/lib/build-with-backend.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { ensureNginx } from "@/scripts/lib/nginx.mjs";
import { runCommand, stopOnSignals, stopProcesses } from "@/scripts/lib/processes.mjs";
import { measureOverhead } from "@/scripts/stress/overhead";
import { measureBuildScale } from "@/scripts/bench/build-scale";
import { measurePages } from "@/scripts/bench/pages";
import { report, type Results } from "@/scripts/bench/report";
import { measureThroughput } from "@/scripts/bench/throughput";

const JSON_FILE = "docs/benchmarks.json";
const REPORT = "docs/benchmarks.md";

/** As .prettierrc.json has it. */
const STYLE = { printWidth: 100 };

const PARTS = {
  pages: measurePages,
  servers: measureThroughput,
  handler: measureOverhead,
  builds: measureBuildScale,
};
type PartName = keyof typeof PARTS;
const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

await runScript(async () => {
  stopOnSignals();
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !isPart(name));
  if (unknown)
    throw new Failure(`${unknown} is no part; there are ${Object.keys(PARTS).join(", ")}.`);
  const names = asked.length > 0 ? asked.filter(isPart) : (Object.keys(PARTS) as PartName[]);

  if (names.some((name) => name !== "builds")) {
    if (!(await ensureNginx())) throw new Failure("Without nginx there is nothing to compare.");
    await buildWithBackend();
    await runCommand(process.execPath, ["--import", "tsx", "scripts/cdn/main.ts"], {
      failure: "The files for nginx could not be written.",
    });
  }
  const results: Results = existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, "utf8")) : {};
  for (const name of names) {
    const date = new Date().toISOString().slice(0, 10);
    Object.assign(results, { [name]: { date, machine: machine(), figures: await PARTS[name]() } });
    writeFileSync(JSON_FILE, await format(JSON.stringify(results), { parser: "json", ...STYLE }));
  }
  const text = await format(report(results), { parser: "markdown", ...STYLE });
  writeFileSync(REPORT, text);
  console.log(text);
}, stopProcesses);

function machine() {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const [cpu] = os.cpus();
  return `${os.cpus().length} × ${cpu?.model.trim()}, Node ${process.version}, Next ${dependencies.next}`;
}
