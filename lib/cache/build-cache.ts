import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** In Next's own build cache; hosts that support Next keep that folder between builds. */
const FOLDER = path.join(process.env.NEXT_DIST_DIR || ".next", "cache", "made");

const folder = () => path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER);

/**
 * What `make()` gives for this input: from the cache, if an earlier build made it. Only builds use
 * the cache; `npm run dev` and tests always call `make()`.
 * @param input everything that decides the result
 */
export async function buildCached(
  input: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (process.env.NODE_ENV !== "production") return make();
  const hash = createHash("sha256");
  for (const part of input) hash.update(part).update("\0");
  const file = path.join(folder(), hash.digest("hex"));
  try {
    const known = readFileSync(file);
    utimesSync(file, new Date(), new Date());
    return known;
  } catch {
    // Not cached yet.
  }
  const made = await make();
  mkdirSync(folder(), { recursive: true });
  // Renamed when complete: a build can be interrupted, and two processes can write the same file.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** Deletes the results that no build has asked for since. @param since milliseconds */
export function removeUnused(since: number) {
  for (const name of readdirSync(folder())) {
    const file = path.join(folder(), name);
    if (statSync(file).mtimeMs < since) rmSync(file);
  }
}
