// `npm test` runs every check and every suite, from a fresh clone. `npm run test:<suite>` runs one
// suite, or only its files that match: `npm run test:e2e -- quote`. The last line has the counts.
import { availableParallelism } from "node:os";
import { buildWithBackend } from "./lib/build-with-backend.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { ensureEngines } from "./lib/engines.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNginx } from "./lib/nginx.mjs";
import { stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { ensurePostgres } from "./lib/postgres.mjs";
import { DENO_CHECK, SUITES } from "./lib/test-suites.mjs";
import { createTestSummary, runInBlock } from "./lib/test-summary.mjs";

/** The tested build must not depend on the environment of this machine. */
const TEST_ENV = {
  HOST: "",
  SITE_URL: "",
  ALLOW_DEMONSTRATION: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  DENO_DIR: ".cache/deno",
};

/** Checks that pass or fail as a whole. The slowest ones first: they run in parallel. */
const CHECKS = {
  Lint: ["npm", "run", "--silent", "lint"],
  Types: ["npm", "run", "--silent", "types"],
  Format: ["prettier", "--check", "--log-level=warn", "."],
  "Types of the functions": DENO_CHECK,
  "Unused files, exports and packages": ["knip", "--treat-config-hints-as-errors"],
};

const summary = createTestSummary();

/** @template T @param {() => Promise<T>} action */
function once(action) {
  /** @type {Promise<T> | undefined} */
  let result;
  return () => (result ??= action());
}

/** Makes ready what suites need. A suite is skipped when one of these gives `false`. */
const PREPARE = {
  postgres: once(async () => Boolean(await ensurePostgres())),
  nginx: once(ensureNginx),
  engines: once(ensureEngines),
  chromium: once(async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  }),
  build: once(() => summary.attempt("Production build", buildWithBackend)),
};

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  Object.assign(process.env, TEST_ENV);
  const [name, ...patterns] = process.argv.slice(2);
  if (name) await runSuite(suiteNamed(name), patterns);
  else await runEverything();
  process.exit(summary.print());
}, stopProcesses);

/** @param {string} name */
function suiteNamed(name) {
  const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1];
  if (!suite) throw new Failure(`There is no suite "${name}": ${Object.keys(SUITES).join(", ")}.`);
  return suite;
}

async function runEverything() {
  const { build, ...programs } = PREPARE;
  // One after the other: apt-get runs once at a time.
  for (const install of Object.values(programs)) await install();
  // A check of its own below, in parallel with others; the build then does not repeat it.
  process.env.TYPES_CHECKED = "1";
  const { functions, postgres, backend, unit, ...others } = SUITES;
  // Each of these uses one processor.
  await inParallel([
    ...Object.entries(CHECKS).map(
      ([title, command]) =>
        () =>
          summary.check(title, command),
    ),
    () => runSuite(functions, [], runInBlock),
    () => runSuite(postgres, [], runInBlock),
  ]);
  // The tests of the backend wait for its processes. That leaves time for the others.
  await inParallel([
    build,
    () => runSuite(backend, [], runInBlock),
    () => runSuite(unit, [], runInBlock),
  ]);
  for (const suite of Object.values(others)) await runSuite(suite, []);
}

/**
 * Runs as many tasks at a time as there are processors.
 * @param {(() => Promise<unknown>)[]} tasks
 */
async function inParallel(tasks) {
  const waiting = tasks.values();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * Runs a suite with all that it needs.
 * @param {import("./lib/test-suites.mjs").Suite} suite
 * @param {string[]} patterns
 * @param {typeof runInBlock} [run] when other commands run at the same time
 */
async function runSuite(suite, patterns, run) {
  for (const need of suite.needs) if ((await PREPARE[need]()) === false) return;
  await summary.run(suite, patterns, run);
}
