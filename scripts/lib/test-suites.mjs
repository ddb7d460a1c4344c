import { readdirSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {("build" | "chromium" | "engines" | "nginx" | "postgres")[]} needs prepared before the suite runs
 * @property {(patterns: string[], report: string) => string[]} command a program of
 *   node_modules/.bin with its arguments. `patterns` select test files by their path; the runner
 *   writes a machine-readable report into the file `report`.
 * @property {(report: string) => Count} count parses the text of that report
 */

/** npm has installed what the functions import, so Deno does not have to download anything. */
const DENO = ["--config=supabase/functions/deno.json", "--node-modules-dir=manual", "--no-lock"];

export const DENO_CHECK = ["deno", "check", ...DENO, "supabase/functions", "tests/functions"];

/**
 * @param {string} title
 * @param {string[]} projects of jest.config.mjs
 * @param {Suite["needs"]} [needs]
 * @returns {Suite}
 */
const jest = (title, projects, needs = []) => ({
  title,
  needs,
  command: (patterns, report) => [
    "jest",
    "--selectProjects",
    ...projects,
    "--json",
    `--outputFile=${report}`,
    ...patterns,
  ],
  count: (report) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  },
});

/** The suites by the name of their command: `npm run test:unit` and so on. */
export const SUITES = /** @satisfies {Record<string, Suite>} */ ({
  unit: jest("Unit, content and component tests", ["unit", "content", "components"]),
  functions: {
    title: "Edge Functions in Deno",
    needs: [],
    command: (patterns, report) => [
      ...["deno", "test", ...DENO, "--no-check", "--cached-only", "--no-prompt"],
      ...["--allow-net=127.0.0.1", "--allow-env", `--junit-path=${report}`],
      ...testFiles("tests/functions", patterns),
    ],
    count: (report) => {
      const [, tests = 0, failures = 0, errors = 0] =
        /<testsuites[^>]*tests="(\d+)"[^>]*failures="(\d+)"[^>]*errors="(\d+)"/
          .exec(report)
          ?.map(Number) ?? [];
      return { passed: tests - failures - errors, failed: failures + errors };
    },
  },
  backend: jest("API and embedded backend", ["api", "backend"]),
  postgres: jest("Migrations on PostgreSQL", ["postgres"], ["postgres"]),
  scripts: jest("Scripts: start, dev, nginx files, checks", ["scripts"], ["build"]),
  e2e: {
    title: "Browser tests on the production build",
    needs: ["build", "chromium", "engines", "nginx"],
    command: (patterns) => ["playwright", "test", "--reporter=list,json", ...patterns],
    count: (report) => {
      const { stats, errors } = JSON.parse(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  },
});

/**
 * Deno takes files, not patterns.
 * @param {string} folder @param {string[]} patterns
 * @throws Failure when no file matches
 */
function testFiles(folder, patterns) {
  if (patterns.length === 0) return [folder];
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(".test.ts") && patterns.some((text) => file.includes(text)));
  if (files.length === 0)
    throw new Failure(`No test file in ${folder} matches ${patterns.join()}.`);
  return files;
}
