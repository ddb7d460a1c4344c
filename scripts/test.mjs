// `npm test` runs the checks and the suites that are fast, `npm run test:all` also the nightly one,
// both from a fresh clone. `npm test -- e2e quote` runs one suite, or only its files that match.
// The last line counts the commands that passed and failed.
import { createInterface } from "node:readline";
import { buildWithBackend } from "./lib/build.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { exitCode, startProcess, stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { ensureChromium, ensurePrograms } from "./lib/programs.mjs";
import { checks, SUITES, TEST_ENV, TYPES } from "./test/suites.mjs";

/** @typedef {import("./test/suites.mjs").Suite} Suite */

/** @type {string[]} */
const failures = [];
let passed = 0;

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  Object.assign(process.env, TEST_ENV);
  const [name = "fast", ...patterns] = process.argv.slice(2);
  const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1];
  if (suite) await runAlone(suite, patterns);
  else if (name === "fast" || name === "all") await runBeside(name === "all");
  else throw new Failure(`There is no suite "${name}": all, ${Object.keys(SUITES).join(", ")}.`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}, stopProcesses);

/** A suite with both processors for itself. @param {Suite} suite @param {string[]} patterns */
async function runAlone(suite, patterns) {
  await prepare([suite]);
  if (suite.onBuild && !(await build())) return;
  for (const command of suite.commands(patterns, 2)) await run(suite.title, command, "inherit");
}

/**
 * Two lines of work, one for each processor: the build and the browser, and everything else.
 * @param {boolean} nightly whether to run that suite, too
 */
async function runBeside(nightly) {
  const { functions, unit, backend, site, e2e } = SUITES;
  await prepare([functions, unit, backend, site, e2e, ...(nightly ? [SUITES.nightly] : [])]);
  // The types are first: they are written into the folder that the build empties.
  const built = run("Types", TYPES).then(build);
  const inBrowser = async () => {
    if (await built) await runSuite(e2e);
  };
  const besides = async () => {
    for (const [title, command] of Object.entries(checks())) await run(title, command);
    for (const suite of [functions, unit, backend]) await runSuite(suite);
    if (await built) await runSuite(site);
  };
  await Promise.all([inBrowser(), besides()]);
  // The nightly ones build the site anew.
  if (nightly && (await built)) await runAlone(SUITES.nightly, []);
}

/** @param {Suite} suite */
async function runSuite({ title, commands }) {
  for (const command of commands([], 1)) await run(title, command);
}

/** @param {Suite[]} suites */
async function prepare(suites) {
  await ensurePrograms(suites.flatMap(({ programs = [] }) => programs));
  for (const folder of suites.flatMap(({ packages = [] }) => packages))
    await ensureInstalled(folder);
  if (suites.some(({ onBuild }) => onBuild)) process.env.CHROMIUM_PATH = await ensureChromium();
}

/** @returns whether there is a build */
async function build() {
  const error = await buildWithBackend().catch((reason) => reason);
  if (error) console.error(error instanceof Error ? error.message : error);
  count("Production build", !error);
  return !error;
}

/**
 * Runs a command; its exit code decides.
 * @param {string} title @param {string[]} command
 * @param {"pipe" | "inherit"} [stdio] `pipe`: another command runs at the same time, so each line
 * begins with the title
 */
async function run(title, [program = "", ...args], stdio = "pipe") {
  const begin = performance.now();
  const child = startProcess(program, args, { stdio });
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on("line", (line) => console.log(`${title} │ ${line}`));
  }
  const hasPassed = (await exitCode(child, title)) === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`▸ ${title}: ${hasPassed ? "passed" : "failed"} in ${seconds} s`);
  count(title, hasPassed);
}

/** @param {string} title @param {boolean} hasPassed */
function count(title, hasPassed) {
  if (hasPassed) passed += 1;
  else failures.push(title);
}
