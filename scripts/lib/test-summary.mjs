import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { exitCode, startProcess } from "./processes.mjs";
import { step } from "./steps.mjs";

/** Runs checks and suites, all of them even if one fails, and counts passed and failed tests. */
export function createTestSummary() {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];

  /** @param {string} title @param {import("./test-suites.mjs").Count} count */
  function add(title, { passed, failed }) {
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(title);
  }

  return {
    /**
     * Counts an action as one test, which fails when the action throws.
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
     * Counts a command as one test, which fails when its exit code is not 0.
     * @param {string} title @param {string[]} command
     */
    async check(title, command) {
      const code = await runInBlock(title, command);
      add(title, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
    },

    /**
     * Runs a suite and counts its tests.
     * @param {import("./test-suites.mjs").Suite} suite
     * @param {string[]} [patterns] only test files whose path matches
     * @param {(title: string, command: string[], env: Record<string, string>) => Promise<number>}
     *   [run] `runInBlock` when other commands run at the same time
     */
    async run({ title, command, count }, patterns = [], run = runInStep) {
      const folder = mkdtempSync(path.join(tmpdir(), "test-report-"));
      const report = path.join(folder, "report");
      // Only Playwright takes the name of its report from the environment.
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const code = await run(title, command(patterns, report), env);
      add(title, readCount(report, count, code));
      rmSync(folder, { recursive: true });
    },

    /** Prints the last line of every test run. @returns {number} the exit code */
    print() {
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}

/**
 * A runner that fails without a failed test, or that ran no test, counts as one failure.
 * @param {string} file
 * @param {import("./test-suites.mjs").Suite["count"]} count
 * @param {number} code
 */
function readCount(file, count, code) {
  try {
    const { passed, failed } = count(readFileSync(file, "utf8"));
    return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const BIN = path.resolve("node_modules/.bin");

/**
 * Starts a program of node_modules/.bin or the PATH.
 * @param {string[]} command @param {Record<string, string>} env
 * @param {"inherit" | "pipe"} stdio
 */
function start([program = "", ...args], env, stdio) {
  const searchPath = `${BIN}${path.delimiter}${process.env.PATH}`;
  return startProcess(program, args, { env: { ...env, PATH: searchPath }, stdio });
}

/**
 * Shows the output while the command runs.
 * @param {string} title @param {string[]} command @param {Record<string, string>} [env]
 */
const runInStep = (title, command, env = {}) =>
  step(title, () => exitCode(start(command, env, "inherit"), title));

/**
 * Prints the output at once when the command has ended, so that commands can run at the same time.
 * @param {string} title @param {string[]} command @param {Record<string, string>} [env]
 */
export async function runInBlock(title, command, env = {}) {
  const begin = performance.now();
  const child = start(command, env, "pipe");
  const streams = [child.stdout, child.stderr].flatMap((stream) => (stream ? [text(stream)] : []));
  const code = await exitCode(child, title);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`▸ ${title}: ${code === 0 ? "passed" : "failed"} in ${seconds} s`);
  const output = (await Promise.all(streams)).join("").trim();
  if (output) console.log(output.replaceAll(/^/gm, "  "));
  return code;
}
