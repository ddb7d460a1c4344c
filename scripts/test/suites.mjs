// What `npm test` runs: the checks and the suites, and the environment in which they run.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * The tested build must not depend on the environment of this machine. Tests that read other
 * content than content/ set CONTENT_ROOT themselves.
 */
export const TEST_ENV = {
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

export const TYPES = ["npm", "run", "--silent", "types"];

/**
 * Checks that pass or fail as a whole. ESLint and Prettier read what differs from main;
 * `npm run check:code` reads everything.
 * @returns {Record<string, string[]>} commands by title
 */
export function checks() {
  const changed = changedFiles();
  const scripts = changed.filter((file) => file === "." || /\.(ts|tsx|mjs)$/.test(file));
  return {
    ...(scripts.length > 0 && {
      Lint: ["eslint", "--max-warnings=0", "--no-warn-ignored", ...scripts],
    }),
    ...(changed.length > 0 && {
      Format: ["prettier", "--check", "--ignore-unknown", "--log-level=warn", ...changed],
    }),
    "Types of the functions": [
      ...["deno", "check", "--quiet", ...DENO, "supabase/functions", "tests/functions"],
    ],
  };
}

/** The files that differ from the branch main of the origin, or everything where there is none. */
function changedFiles() {
  const { status, stdout: base } = git("merge-base", "HEAD", "origin/main");
  if (status !== 0) return ["."];
  const changed = git("diff", "--name-only", "--diff-filter=d", base.trim()).stdout;
  const added = git("ls-files", "--others", "--exclude-standard").stdout;
  return `${changed}${added}`.split("\n").filter(Boolean);
}

/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { encoding: "utf8" });

/**
 * `onBuild`: it tests the built site; `packages`: folders of those that only this suite needs;
 * `workers`: how many processors the commands may use.
 * @typedef {{ title: string, onBuild?: boolean, packages?: string[],
 *   programs?: import("../lib/programs.mjs").Program[],
 *   commands: (patterns: string[], workers: number) => string[][] }} Suite
 */

/** @param {number} workers @param {string[]} projects of jest.config.mjs */
const jest = (workers, ...projects) => [
  ...["jest", `--maxWorkers=${workers}`, "--selectProjects", ...projects, "--passWithNoTests"],
];

/** @param {number} workers @param {string} project of playwright.config.ts */
const playwright = (workers, project) => [
  ...["playwright", "test", "--pass-with-no-tests", `--workers=${workers}`, `--project=${project}`],
];

const DENO_TEST = [
  ...["deno", "test", ...DENO, "--no-check", "--cached-only", "--no-prompt"],
  ...["--allow-net=127.0.0.1", "--allow-env"],
];

export const SUITES = /** @satisfies {Record<string, Suite>} */ ({
  unit: {
    title: "Rules and components",
    commands: (patterns, workers) => [
      [...jest(workers, "unit", "content", "components"), ...patterns],
    ],
  },
  functions: {
    title: "Edge Functions",
    commands: (patterns) => [[...DENO_TEST, ...functionTests(patterns)]],
  },
  backend: {
    title: "Routes and backend",
    commands: (patterns, workers) => [[...jest(workers, "api", "backend"), ...patterns]],
  },
  site: {
    title: "Built pages and servers",
    onBuild: true,
    commands: (patterns, workers) => [[...jest(workers, "site", "scripts"), ...patterns]],
  },
  e2e: {
    title: "Browser",
    onBuild: true,
    commands: (patterns, workers) => [[...playwright(workers, "e2e"), ...patterns]],
  },
  nightly: {
    title: "Nightly",
    programs: ["nginx", "firefox", "webkit", "postgres", "java"],
    onBuild: true,
    packages: ["tests/nightly", "scripts/editor"],
    commands: (patterns, workers) => [
      [...jest(workers, "nightly"), ...patterns],
      [...playwright(workers, "nightly"), ...patterns],
    ],
  },
});

/** Deno takes files, not patterns. @param {string[]} patterns */
const functionTests = (patterns) =>
  readdirSync("tests/functions")
    .map((name) => `tests/functions/${name}`)
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => patterns.length === 0 || patterns.some((text) => file.includes(text)));
