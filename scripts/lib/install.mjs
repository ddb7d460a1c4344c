import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { Failure } from "./failure.mjs";
import { runCommand } from "./processes.mjs";
import { step } from "./steps.mjs";

const STAMP = "node_modules/.install-stamp";
const MINIMUM_NODE = [20, 9];

/** Stops with one sentence on a Node older than package.json's `engines` asks for. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new Failure(
      `Node.js ${MINIMUM_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`,
    );
  }
}

/** Runs `npm ci` unless it already ran for this very package-lock.json. */
export async function ensureInstalled() {
  requireNode();
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  await step("Installing packages", () =>
    runCommand("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
      failure: "The packages could not be installed; npm says why above.",
    }),
  );
  writeFileSync(STAMP, wanted);
}
