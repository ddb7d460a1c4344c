import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { runCommand, step } from "./processes.mjs";

const FIRST_START =
  "The first start takes one to two minutes: 270 MB of packages to download, 1.2 GB of disk in all.";

/**
 * Installs the packages of a folder with `npm ci`, unless npm has run since its package-lock.json
 * changed. Without `dev`, those that only tests need are not installed, but are not removed either.
 * @param {string} [folder] @param {{ dev?: boolean }} [options]
 * @throws Failure when Node is too old, or npm fails
 */
export async function ensureInstalled(folder = ".", { dev = true } = {}) {
  requireNode();
  // npm writes this file last. A fresh checkout may be older than what it has.
  const record = path.join(folder, "node_modules/.package-lock.json");
  const lock = path.join(folder, "package-lock.json");
  const isInstalled = existsSync(record);
  const hasDev = isInstalled && readFileSync(record, "utf8").includes('"dev": true');
  const isCurrent = isInstalled && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
  if (isCurrent && (hasDev || !dev)) return;
  if (!existsSync("node_modules")) console.log(FIRST_START);
  const kind = dev || hasDev ? "--include=dev" : "--omit=dev";
  const options = ["--prefix", folder, kind, "--prefer-offline", "--no-audit", "--no-fund"];
  const failure = "The packages could not be installed; npm says why above.";
  await step(`Installing packages${folder === "." ? "" : ` of ${folder}`}`, () =>
    runCommand("npm", ["ci", ...options], { failure }),
  );
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  if (!isSupported(process.versions.node, engines.node)) {
    throw new Failure(`Node.js ${engines.node} is needed; this is ${process.versions.node}.`);
  }
}

/**
 * A range has the form `^20.19 || >=22.12`. Nothing is installed yet, not even `semver`.
 * @param {string} version @param {string} range
 */
function isSupported(version, range) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return range.split("||").some((part) => {
    const [, operator, fromMajor, fromMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part) ?? [];
    if (major === Number(fromMajor)) return minor >= Number(fromMinor);
    return operator === ">=" && major > Number(fromMajor);
  });
}
