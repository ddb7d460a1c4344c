// Runs the commands of the suites, and counts their tests by what they print.
import { exitCode, startProcess } from "../lib/processes.mjs";

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** Prints the counts of all that has run, in the last line. @returns whether nothing has failed */
export function printTotal() {
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Adds a result to the total.
 * @param {string} title
 * @param {{ passed: number, failed: number }} result
 */
export function count(title, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
}

/**
 * Runs the commands of a suite or check, prints what they print and adds up their tests.
 * @param {Pick<import("./suites.mjs").Suite, "title" | "commands">} suite
 * @param {string[]} [patterns] parts of files' paths
 * @param {"at once" | "at the end"} [print] `at the end`: other commands run at the same time
 */
export async function run({ title, commands }, patterns = [], print = "at once") {
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
