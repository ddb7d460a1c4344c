/**
 * `npm run stress`: naughty strings, faults, load and overhead of the forms, on the production build with an embedded
 * backend. Prints a Markdown report and writes docs/stress.md. `npm run stress -- faults load` runs some parts and
 * writes nothing; so does `npm run stress -- --short`, which runs a tenth of everything.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { format } from "prettier";
import { buildWithBackend } from "@/scripts/lib/build-with-backend.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { stopOnSignals, stopProcesses } from "@/scripts/lib/processes.mjs";
import { step } from "@/scripts/lib/steps.mjs";
import { faultsPart } from "@/scripts/stress/faults";
import { loadPart } from "@/scripts/stress/load";
import { naughtyStringsPart } from "@/scripts/stress/naughty-strings";
import { overheadPart } from "@/scripts/stress/overhead";
import { circumstances } from "@/scripts/stress/report";
import { isShort } from "@/scripts/stress/scale";

const PARTS = {
  strings: naughtyStringsPart,
  faults: faultsPart,
  load: loadPart,
  overhead: overheadPart,
};
type PartName = keyof typeof PARTS;

const REPORT = "docs/stress.md";
const PACKAGES = ["next", "@supabase/supabase-js", "@supabase/lite", "deno"];

const isPart = (name: string): name is PartName => name in PARTS;

function versions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  return Object.fromEntries(PACKAGES.map((name) => [name, all[name] ?? "?"]));
}

await runScript(async () => {
  stopOnSignals();
  const asked = process.argv.slice(2).filter((argument) => argument !== "--short");
  const unknown = asked.find((name) => !isPart(name));
  if (unknown)
    throw new Failure(`${unknown} is no part; there are ${Object.keys(PARTS).join(", ")}.`);
  const names = asked.length > 0 ? asked.filter(isPart) : (Object.keys(PARTS) as PartName[]);

  const loadAtStart = loadavg()[0]!.toFixed(1);
  await buildWithBackend();
  const sections: string[] = [];
  for (const name of names) sections.push(await step(`Part “${name}”`, PARTS[name]));

  const load = `${loadAtStart}, ${loadavg()[0]!.toFixed(1)}`;
  const report = await format(
    [
      "# Stress report of the forms",
      "Written by `npm run stress`. What is measured, and why: docs/decisions/0007.",
      circumstances(versions(), load),
      ...sections,
    ].join("\n\n"),
    { parser: "markdown", printWidth: 100 },
  );
  console.log(`\n${report}`);
  if (asked.length === 0 && !isShort) writeFileSync(REPORT, report);
  await stopProcesses();
  process.exit(0);
}, stopProcesses);
