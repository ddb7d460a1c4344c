// `npm test` runs the checks and the suites that are fast, `npm run test:all` also the nightly one,
// both from a fresh clone. `npm test -- e2e quote` runs one suite, or only its files that match.
// The last line has the counts.
import { buildWithBackend } from "./lib/build.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { ensureChromium, ensurePrograms } from "./lib/programs.mjs";
import { count, printTotal, run } from "./test/results.mjs";
import { CHECKS, SUITES, TEST_ENV, TYPES } from "./test/suites.mjs";

/** @typedef {import("./test/suites.mjs").Suite} Suite */

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  Object.assign(process.env, TEST_ENV);
  const [name = "fast", ...patterns] = process.argv.slice(2);
  const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1];
  if (suite) await runSuite(suite, patterns);
  else if (name === "fast" || name === "all") await runAll(name === "all");
  else throw new Failure(`There is no suite "${name}": all, ${Object.keys(SUITES).join(", ")}.`);
  process.exit(printTotal() ? 0 : 1);
}, stopProcesses);

/** @param {Suite} suite @param {string[]} patterns */
async function runSuite(suite, patterns) {
  await prepare([suite]);
  if (!suite.onBuild || (await build())) await run(suite, patterns);
}

/**
 * Two lines of work, one for each processor: the build and the browsers, and everything else, the
 * checks first.
 * @param {boolean} nightly whether to run that suite, too
 */
async function runAll(nightly) {
  const { functions, backend, unit, scripts, e2e } = SUITES;
  const onBuild = nightly ? [scripts, e2e, SUITES.nightly] : [scripts, e2e];
  await prepare([functions, backend, unit, ...onBuild]);
  // The types are first: they are written into the folder that the build empties.
  const built = run(check("Types", TYPES), [], "at the end").then(build);
  const inBrowsers = async () => {
    if (await built) await run(e2e);
  };
  const besides = async () => {
    for (const [title, command] of Object.entries(CHECKS))
      await run(check(title, command), [], "at the end");
    for (const suite of [functions, unit, backend]) await run(suite, [], "at the end");
    if (await built) await run(scripts, [], "at the end");
  };
  await Promise.all([inBrowsers(), besides()]);
  // The nightly ones build the site anew.
  if (nightly && (await built)) await run(SUITES.nightly);
}

/** @param {string} title @param {string[]} command */
function check(title, command) {
  return { title, commands: () => [command] };
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
  count("Production build", error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
  return !error;
}
