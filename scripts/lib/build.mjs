import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceHash } from "./source-hash.mjs";
import { unpublishedFiles } from "../../lib/content/next-config.mjs";
import { usesHostedBackend } from "./backend.mjs";
import { Failure } from "./failure.mjs";
import { exitCode, startProcess } from "./processes.mjs";

export const DIST = process.env.NEXT_DIST_DIR || ".next";

/** It needs nothing outside its own folder. */
export const SERVER = path.join(DIST, "standalone", "server.js");

const SOURCE_HASH = path.join(DIST, "source-hash");

/** Whether the last build has the same sources and public variables. */
export const isBuilt = () =>
  existsSync(SOURCE_HASH) && readFileSync(SOURCE_HASH, "utf8") === wantedHash();

/** @param {Record<string, string | undefined>} [env] @throws Failure */
export async function build(env = {}) {
  const wanted = wantedHash();
  console.log("▸ Building the site …");
  const next = startProcess(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    env,
  });
  if ((await exitCode(next, "next build")) !== 0)
    throw new Failure("The site could not be built; the message above says why.");
  writeFileSync(SOURCE_HASH, wanted);
}

function wantedHash() {
  const hash = sourceHash(process.env);
  // A scheduled text is published by the first build on its day (lib/content/publication.mjs).
  hash.update(unpublishedFiles().join());
  // The build also reads the episodes. The embedded backend has the same ones on every port.
  hash.update(usesHostedBackend() ? `${process.env.SUPABASE_URL}` : "embedded");
  return hash.digest("hex");
}
