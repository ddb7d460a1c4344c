import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exitCode, startProcess } from "./processes.mjs";
import { step } from "./steps.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * How each test runner is asked for a machine-readable report beside its ordinary output, and how that is counted.
 * @type {Record<"jest" | "deno" | "playwright", { args: (file: string) => string[], env: (file: string) => Record<string, string>, count: (report: string) => Count }>}
 */
const RUNNERS = {
  jest: {
    args: (file) => ["--json", `--outputFile=${file}`],
    env: () => ({}),
    count: (report) => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  },
  deno: {
    args: (file) => [`--junit-path=${file}`],
    env: () => ({}),
    count: (report) => {
      const [, tests = 0, failures = 0, errors = 0] =
        /<testsuites[^>]*tests="(\d+)"[^>]*failures="(\d+)"[^>]*errors="(\d+)"/
          .exec(report)
          ?.map(Number) ?? [];
      return { passed: tests - failures - errors, failed: failures + errors };
    },
  },
  playwright: {
    args: () => ["--reporter=list,json"],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: (report) => {
      const { stats, errors } = JSON.parse(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  },
};

/** Runs checks and test runners one after the other, all of them even if one fails, and counts. */
export function createTestSummary() {
  const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];

  /** @param {string} title @param {Count} count */
  function add(title, { passed, failed }) {
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(title);
  }

  return {
    get failed() {
      return total.failed;
    },

    /**
     * One check that passes or fails as a whole.
     * @param {string} title
     * @param {string} program one of node_modules/.bin
     * @param {string[]} args
     */
    async check(title, program, args) {
      const code = await step(title, () => runLocal(program, args));
      add(title, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    },

    /**
     * One action that fails by throwing.
     * @param {string} title
     * @param {() => Promise<void>} action
     * @returns {Promise<boolean>} whether it passed
     */
    async attempt(title, action) {
      try {
        await action();
        add(title, { passed: 1, failed: 0 });
        return true;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        add(title, { passed: 0, failed: 1 });
        return false;
      }
    },

    /**
     * A test runner, whose own tests are counted.
     * @param {string} title
     * @param {keyof typeof RUNNERS} runner
     * @param {string} program
     * @param {string[]} args
     * @param {Record<string, string>} [env]
     */
    async run(title, runner, program, args, env = {}) {
      const file = path.join(folder, `${runner}.report`);
      const { args: reportArgs, env: reportEnv, count } = RUNNERS[runner];
      const code = await step(title, () =>
        runLocal(program, [...args.slice(0, 1), ...reportArgs(file), ...args.slice(1)], {
          ...env,
          ...reportEnv(file),
        }),
      );
      add(title, readCount(file, count, code));
    },

    print() {
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
    },
  };
}

/**
 * A runner that ends badly without a failed test, or that ran none, has failed too.
 * @param {string} file @param {(report: string) => Count} count @param {number} code
 * @returns {Count}
 */
function readCount(file, count, code) {
  try {
    const { passed, failed } = count(readFileSync(file, "utf8"));
    return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
function runLocal(program, args, env = {}) {
  return exitCode(startProcess(path.join("node_modules", ".bin", program), args, { env }), program);
}
