import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceHash } from "../../adapter/source-hash.mjs";
import { unpublishedFiles } from "../../lib/content/next-config.mjs";
import { usesHostedBackend } from "./backend.mjs";
import { Failure } from "./failure.mjs";
import { exitCode, startProcess } from "./processes.mjs";

export const DIST = process.env.NEXT_DIST_DIR || ".next";

/** It needs nothing outside its own folder. */
export const SERVER = path.join(DIST, "standalone", "server.js");

const SOURCE_HASH = path.join(DIST, "source-hash");

/**
 * Builds the site unless the last build has the same sources and public variables. @throws Failure
 * @param {Record<string, string | undefined>} [env]
 */
export async function ensureBuilt(env = {}) {
  const wanted = wantedHash({ ...process.env, ...env });
  const isCurrent = existsSync(SOURCE_HASH) && readFileSync(SOURCE_HASH, "utf8") === wanted;
  if (isCurrent) return;
  console.log("▸ Building the site …");
  const next = startProcess(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    env,
  });
  if ((await exitCode(next, "next build")) !== 0)
    throw new Failure("The site could not be built; the message above says why.");
  writeFileSync(SOURCE_HASH, wanted);
}

/** @param {Record<string, string | undefined>} env */
function wantedHash(env) {
  const hash = sourceHash(env);
  // A scheduled text is published by the first build on its day (lib/content/publication.mjs).
  hash.update(unpublishedFiles().join());
  // The build also reads the episodes. The embedded backend has the same ones on every port.
  hash.update(usesHostedBackend() ? `${env.SUPABASE_URL}` : "embedded");
  return hash.digest("hex");
}
