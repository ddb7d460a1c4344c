import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backendEnv, startTemporaryBackend, usesHostedBackend } from "./backend.mjs";
import { runCommand, step } from "./processes.mjs";
import { sourceHash } from "../../adapter/source-hash.mjs";

export const DIST = process.env.NEXT_DIST_DIR || ".next";

/** It needs nothing outside its own folder. */
export const SERVER = path.join(DIST, "standalone", "server.js");

const SOURCE_HASH = path.join(DIST, "source-hash");

/**
 * Builds the site unless the last build has the same sources and public variables. @throws Failure
 * @param {Record<string, string | undefined>} [env]
 */
export async function ensureBuilt(env = {}) {
  const wanted = await wantedHash({ ...process.env, ...env });
  const isCurrent = existsSync(SOURCE_HASH) && readFileSync(SOURCE_HASH, "utf8") === wanted;
  if (isCurrent) return;
  const failure = "The site could not be built; the message above says why.";
  const args = ["node_modules/next/dist/bin/next", "build"];
  await step("Building the site", () => runCommand(process.execPath, args, { env, failure }));
  writeFileSync(SOURCE_HASH, wanted);
}

/** With the episodes of a temporary embedded backend. */
export async function buildWithBackend() {
  const backend = await startTemporaryBackend();
  await ensureBuilt(backendEnv(backend));
  await backend.stop();
}

/** @param {Record<string, string | undefined>} env */
async function wantedHash(env) {
  const hash = sourceHash(env);
  // A scheduled text is published by the first build on its day (lib/content/publication.mjs).
  // Imports packages, which are not installed when `npm start` loads this file on a fresh clone.
  const { unpublishedFiles } = await import("../../lib/content/next-config.mjs");
  hash.update(unpublishedFiles().join());
  // The build also reads the episodes. The embedded backend has the same ones on every port.
  hash.update(usesHostedBackend() ? `${env.SUPABASE_URL}` : "embedded");
  return hash.digest("hex");
}
