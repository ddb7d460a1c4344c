import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

const FIRST_START =
  "The first start takes one to two minutes: 270 MB of packages to download, 1.2 GB of disk in all.";

/**
 * Installs the packages of a folder with `npm ci`, unless npm has run since its package-lock.json
 * changed. Without `dev`, those that only tests need are not installed, but are not removed either.
 * @param {string} [folder] @param {{ dev?: boolean }} [options]
 * @throws Failure when Node is too old, or npm fails
 */
export function ensureInstalled(folder = ".", { dev = true } = {}) {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < 20) {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    throw new Failure(`Node.js ${engines.node} is needed; this is ${node}.`);
  }
  // npm writes this file last. A fresh checkout may be older than what it has.
  const record = path.join(folder, "node_modules/.package-lock.json");
  const lock = path.join(folder, "package-lock.json");
  const isInstalled = existsSync(record);
  const hasDev = isInstalled && readFileSync(record, "utf8").includes('"dev": true');
  const isCurrent = isInstalled && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
  if (isCurrent && (hasDev || !dev)) return;
  if (!existsSync("node_modules")) console.log(FIRST_START);
  console.log(`▸ Installing packages${folder === "." ? "" : ` of ${folder}`} …`);
  const kind = dev || hasDev ? "--include=dev" : "--omit=dev";
  const options = ["--prefix", folder, kind, "--prefer-offline", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["ci", ...options], { stdio: "inherit" });
  if (status !== 0) throw new Failure("The packages could not be installed; npm says why above.");
}
