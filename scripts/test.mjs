// `npm test` runs the checks and the suites that are fast, `npm run test:all` also the nightly one,
// both from a fresh clone. `npm test -- e2e quote` runs one suite, or only its files that match.
// The last line has the counts.
import { readdirSync } from "node:fs";
import path from "node:path";
import { buildWithBackend } from "./lib/build.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { exitCode, startProcess, stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { ensureChromium, ensurePrograms } from "./lib/programs.mjs";

/**
 * The tested build must not depend on the environment of this machine. Tests that read other
 * content than content/ set CONTENT_ROOT themselves.
 */
const TEST_ENV = {
  // That of the company, which is not UTC: nothing may depend on the zone of a machine.
  TZ: "America/Sao_Paulo",
  HOST: "",
  CONTENT_ROOT: "",
  SITE_URL: "",
  ALLOW_DEMONSTRATION: "",
  PREVIEW: "",
  API_ORIGIN: "",
  EDITOR_BUILD: "",
  HSTS_INCLUDE_SUBDOMAINS: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  DENO_DIR: ".cache/deno",
  PATH: `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
};

/** npm has installed what the functions import, so Deno does not have to download anything. */
const DENO = ["--config=supabase/functions/deno.json", "--node-modules-dir=manual", "--no-lock"];

/**
 * Checks that pass or fail as a whole, in the order of their run. `Types` runs beside the first.
 */
const CHECKS = {
  Lint: ["npm", "run", "--silent", "lint"],
  Format: ["prettier", "--check", "--log-level=warn", "."],
  "Types of the functions": ["deno", "check", ...DENO, "supabase/functions", "tests/functions"],
  "Unused files, exports and packages": ["knip", "--treat-config-hints-as-errors"],
};

const TYPES = ["npm", "run", "--silent", "types"];

/**
 * `onBuild`: it tests the built site; `packages`: folders of those that only this suite needs.
 * @typedef {{ title: string, onBuild?: boolean, packages?: string[],
 *   programs?: import("./lib/programs.mjs").Program[],
 *   commands: (patterns: string[]) => string[][] }} Suite
 */

/** @param {string[]} projects of jest.config.mjs */
const jest = (...projects) => ["jest", "--selectProjects", ...projects, "--passWithNoTests"];
const PLAYWRIGHT = ["playwright", "test", "--pass-with-no-tests"];
const DENO_TEST = [
  ...["deno", "test", ...DENO, "--no-check", "--cached-only", "--no-prompt"],
  ...["--allow-net=127.0.0.1", "--allow-env"],
];

const SUITES = /** @satisfies {Record<string, Suite>} */ ({
  unit: {
    title: "Unit, content and component tests",
    commands: (patterns) => [[...jest("unit", "content", "components"), ...patterns]],
  },
  functions: {
    title: "Edge Functions in Deno",
    commands: (patterns) => [[...DENO_TEST, ...functionTests(patterns)]],
  },
  backend: {
    title: "API and embedded backend",
    commands: (patterns) => [[...jest("api", "backend"), ...patterns]],
  },
  scripts: {
    title: "Scripts: start, dev, nginx files, checks",
    onBuild: true,
    commands: (patterns) => [[...jest("scripts"), ...patterns]],
  },
  e2e: {
    title: "Browser tests on the production build",
    programs: ["nginx"],
    onBuild: true,
    commands: (patterns) => [[...PLAYWRIGHT, "--project=e2e", ...patterns]],
  },
  nightly: {
    title: "Firefox, WebKit, every page, PostgreSQL, Cloudflare, the W3C's validator",
    programs: ["nginx", "firefox", "webkit", "postgres", "java"],
    onBuild: true,
    packages: ["tests/nightly", "scripts/editor"],
    commands: (patterns) => [
      [...jest("nightly"), ...patterns],
      [...PLAYWRIGHT, "--project=nightly", ...patterns],
    ],
  },
});

/** Deno takes files, not patterns. @param {string[]} patterns */
const functionTests = (patterns) =>
  readdirSync("tests/functions")
    .map((name) => `tests/functions/${name}`)
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => patterns.length === 0 || patterns.some((text) => file.includes(text)));

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  Object.assign(process.env, TEST_ENV);
  const [name = "fast", ...patterns] = process.argv.slice(2);
  const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1];
  if (suite) await runSuite(suite, patterns);
  else if (name === "fast" || name === "all") await runAll(name === "all");
  else throw new Failure(`There is no suite "${name}": all, ${Object.keys(SUITES).join(", ")}.`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
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

/** @param {string} title @param {{ passed: number, failed: number }} result */
function count(title, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
}

/**
 * @param {Pick<Suite, "title" | "commands">} suite
 * @param {string[]} [patterns] parts of files' paths
 * @param {"at once" | "at the end"} [print] `at the end`: other commands run at the same time
 */
async function run({ title, commands }, patterns = [], print = "at once") {
  const begin = performance.now();
  if (print === "at once") console.log(`▸ ${title} …`);
  let code = 0;
  let output = "";
  for (const [program = "", ...args] of commands(patterns)) {
    const child = startProcess(program, args, { stdio: "pipe" });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        output += text;
        if (print === "at once") process.stdout.write(text);
      });
    }
    code = (await exitCode(child, title)) || code;
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const result = countTests(output, code);
  count(title, result);
  console.log(`▸ ${title}: ${result.failed === 0 ? "passed" : "failed"} in ${seconds} s`);
  if (print === "at the end" && output) console.log(output.trim().replaceAll(/^/gm, "  "));
}

/**
 * Adds up the summaries of Jest, Deno and Playwright. A command without a summary counts as one
 * test, and so does a failure without a failed test.
 * @param {string} output @param {number} code
 */
function countTests(output, code) {
  const result = { passed: 0, failed: 0 };
  const plain = output.replaceAll(/\u001b\[\d*m/g, "");
  const summary = plain.match(/^(Tests: .*|(ok|FAILED) \| .*| +\d+ (passed|failed|flaky)\b.*)$/gm);
  for (const line of summary ?? []) {
    for (const [, number, state] of line.matchAll(/(\d+) (passed|failed|flaky)/g)) {
      result[state === "passed" ? "passed" : "failed"] += Number(number);
    }
  }
  result[code === 0 ? "passed" : "failed"] ||= 1;
  return result;
}
