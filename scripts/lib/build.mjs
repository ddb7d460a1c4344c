import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { startProcess } from "./processes.mjs";
import { sourceHash } from "./source-hash.mjs";

export const DIST = process.env.NEXT_DIST_DIR || ".next";

/** It needs nothing outside its own folder. */
export const SERVER = path.join(DIST, "standalone", "server.js");

const SOURCE_HASH = path.join(DIST, "source-hash");

/** Whether the last build has the same sources, variables and day. */
export const isBuilt = () =>
  existsSync(SOURCE_HASH) && readFileSync(SOURCE_HASH, "utf8") === sourceHash();

/** @param {Record<string, string | undefined>} [env] @throws Failure */
export async function build(env) {
  const wanted = sourceHash();
  console.log("▸ Building the site …");
  const next = ["node_modules/next/dist/bin/next", "build"];
  const [code] = await once(startProcess(process.execPath, next, { env }), "exit");
  if (code !== 0) throw new Failure("The site could not be built; the message above says why.");
  writeFileSync(SOURCE_HASH, wanted);
}
