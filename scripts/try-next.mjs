// `npm run try-next -- canary`: builds a copy of this checkout with another version of Next and
// runs the tests that guard the build (docs/decisions/0012). The checkout itself stays as it is.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Failure, runScript } from "./lib/failure.mjs";
import { exitCode, startProcess, stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { step } from "./lib/steps.mjs";

/** What depends on the form of Next's output. */
const GUARDS = [
  ["test:unit", "unit/adapter"],
  ["test:e2e", "every-page", "first-paint", "security", "static-server", "not-found", "search"],
];

await runScript(async () => {
  stopOnSignals();
  const version = process.argv[2] ?? "latest";
  const copy = mkdtempSync(path.join(tmpdir(), "try-next-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"]);
  for (const file of files
    .toString()
    .split("\0")
    .filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(copy, file));
  }
  const run = async (/** @type {string[]} */ ...args) => {
    // A build variable of this shell must not decide the result.
    const env = { NEXT_DIST_DIR: "", SITE_URL: "" };
    const code = await exitCode(startProcess("npm", args, { cwd: copy, env }), "npm");
    if (code !== 0) throw new Failure(`Next ${installed()}: npm ${args.join(" ")} failed.`);
  };
  const installed = () => versionIn(path.join(copy, "node_modules"));

  await step(`Installing Next ${version} in a copy`, async () => {
    await run("ci", "--include=dev", "--no-audit", "--no-fund");
    await run("install", "--save-exact", "--no-audit", "--no-fund", `next@${version}`);
  });
  console.log(`  Here: ${versionIn("node_modules")}. There: ${installed()}.`);
  for (const guard of GUARDS) await run("run", "--", ...guard);
  console.log(`\nNext ${installed()}: the build and the tests that guard it pass.`);
  process.exit(0);
}, stopProcesses);

/** The version of Next in a node_modules folder. @param {string} folder */
function versionIn(folder) {
  return JSON.parse(readFileSync(path.join(folder, "next", "package.json"), "utf8")).version;
}
