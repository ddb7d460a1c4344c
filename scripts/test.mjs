// `npm test`: the checks and all suites but the nightly one, from a fresh clone. Two processors take
// one command after the other from the same list. The last line counts what passed and failed.
import { createInterface } from "node:readline";
import { Failure, runScript } from "./lib/failure.mjs";
import { exitCode, startProcess, stopOnSignals, stopProcesses } from "./lib/processes.mjs";

/** Scripts of package.json: the quick ones, then the longest first. */
const SCRIPTS = [
  ...["types", "check:functions", "test:functions", "check:changed"],
  ...["test:unit", "test:e2e", "test:backend", "test:site"],
];
/** What reads the build waits for it, while others run. Types are written into its folder. */
const ON_BUILD = ["types", "test:e2e", "test:site"];

/** @type {string[]} */
const failures = [];
let passed = 0;

await runScript(async () => {
  stopOnSignals();
  if (process.argv.length > 2)
    throw new Failure("One suite alone: npm run test:unit, :functions, :backend, :site or :e2e.");
  // Each suite has one processor (jest.config.mjs, playwright.config.ts).
  process.env.WORKERS = "1";
  const left = new Set(SCRIPTS);
  let isBuilt = false;
  const built = run("build:tests").then((hasPassed) => (isBuilt = hasPassed));
  const work = async () => {
    while (left.size > 0) {
      const script = [...left].find((one) => isBuilt || !ON_BUILD.includes(one));
      if (!script && !(await built)) return;
      if (!script) continue;
      left.delete(script);
      await run(script);
    }
  };
  await Promise.all([built.then(work), work()]);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}, stopProcesses);

/**
 * Runs a script of package.json; each line of its output begins with its name.
 * @param {string} script
 */
async function run(script) {
  const begin = performance.now();
  const child = startProcess("npm", ["run", "--silent", script], { stdio: "pipe" });
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on("line", (line) => console.log(`${script} │ ${line}`));
  }
  const hasPassed = (await exitCode(child, "npm")) === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`▸ ${script}: ${hasPassed ? "passed" : "failed"} in ${seconds} s`);
  if (hasPassed) passed += 1;
  else failures.push(script);
  return hasPassed;
}
