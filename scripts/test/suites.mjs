// What `npm test` runs: the checks and the suites, and the environment in which they run.
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

/**
 * Checks that pass or fail as a whole, in the order of their run. `Types` runs beside the first.
 */
export const CHECKS = {
  Lint: ["npm", "run", "--silent", "lint"],
  Format: ["prettier", "--check", "--log-level=warn", "."],
  "Types of the functions": ["deno", "check", ...DENO, "supabase/functions", "tests/functions"],
  "Unused files, exports and packages": ["knip", "--treat-config-hints-as-errors"],
};

export const TYPES = ["npm", "run", "--silent", "types"];

/**
 * `onBuild`: it tests the built site; `packages`: folders of those that only this suite needs.
 * @typedef {{ title: string, onBuild?: boolean, packages?: string[],
 *   programs?: import("../lib/programs.mjs").Program[],
 *   commands: (patterns: string[]) => string[][] }} Suite
 */

/** @param {string[]} projects of jest.config.mjs */
const jest = (...projects) => ["jest", "--selectProjects", ...projects, "--passWithNoTests"];
const PLAYWRIGHT = ["playwright", "test", "--pass-with-no-tests"];
const DENO_TEST = [
  ...["deno", "test", ...DENO, "--no-check", "--cached-only", "--no-prompt"],
  ...["--allow-net=127.0.0.1", "--allow-env"],
];

export const SUITES = /** @satisfies {Record<string, Suite>} */ ({
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
    title: "Scripts: start, nginx files, checks",
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
