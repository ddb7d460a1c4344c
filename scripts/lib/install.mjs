import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { runCommand } from "./processes.mjs";
import { step } from "./steps.mjs";

/** The hash of the package-lock.json that was installed last. */
const INSTALLED_HASH = "node_modules/.install-hash";

/** npm writes this file last. */
const NPM_RECORD = "node_modules/.package-lock.json";

/**
 * Installs the packages with `npm ci`, unless they are installed for this package-lock.json.
 * @throws Failure when Node is too old, or npm fails
 */
export async function ensureInstalled() {
  requireNode();
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const isInstalled = existsSync(INSTALLED_HASH) && readFileSync(INSTALLED_HASH, "utf8") === wanted;
  if (isInstalled || isInstalledByHand()) return;
  await step("Installing packages", () =>
    runCommand("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
      failure: "The packages could not be installed; npm says why above.",
    }),
  );
  writeFileSync(INSTALLED_HASH, wanted);
}

/** Whether somebody has run npm since package-lock.json changed. */
function isInstalledByHand() {
  if (!existsSync(NPM_RECORD)) return false;
  return statSync(NPM_RECORD).mtimeMs >= statSync("package-lock.json").mtimeMs;
}

/** @throws Failure when this version of Node is not in `engines` of package.json */
function requireNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  if (!isSupported(process.versions.node, engines.node)) {
    throw new Failure(`Node.js ${engines.node} is needed; this is ${process.versions.node}.`);
  }
}

/**
 * Whether a version is in a range of the form `^20.19 || >=22.12`. The package `semver` cannot be
 * used: nothing is installed yet.
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
