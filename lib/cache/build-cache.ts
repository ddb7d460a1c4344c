import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/cache/memoize";

/** Where Next keeps what one build leaves to the next; hosts that know Next keep the folder too. */
const FOLDER = path.join(process.env.NEXT_DIST_DIR || ".next", "cache");

/** A SHA-256 is as long as this in the letters it is written in. */
const KEY_LENGTH = 64;

type Cached = {
  /** Its file in the cache: one for each thing that is made, so that the folder does not grow with every change. */
  name: string;
  /** All that is made into it. */
  source: string;
  /** Files and folders of the project with the code that makes it; the versions of all packages count too. */
  code: string[];
  make: () => Promise<Uint8Array>;
};

/**
 * What was made from this very source with this very code, in this build or one before; else what is made of it now. Only
 * builds keep anything: under `npm run dev` and in tests everything is made anew.
 */
export async function buildCached({ name, source, code, make }: Cached): Promise<Uint8Array> {
  if (process.env.NODE_ENV !== "production") return make();
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, name);
  const key = createHash("sha256").update(versionOf(code)).update(source).digest("hex");
  const known = read(file);
  if (known?.toString("latin1", 0, KEY_LENGTH) === key) return known.subarray(KEY_LENGTH);
  const made = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  // Under its name only once it is complete: a build can be interrupted, and two processes may make the same.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.concat([Buffer.from(key, "latin1"), made]));
  renameSync(part, file);
  return made;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // Not made yet.
  }
}

const versions = memoize("code-versions", () => new Map<string, string>());

function versionOf(code: string[]): string {
  const known = versions();
  const name = code.join();
  const version = known.get(name) ?? digestOf([...code, "package-lock.json"]);
  known.set(name, version);
  return version;
}

function digestOf(code: string[]): string {
  const hash = createHash("sha256");
  for (const file of code.flatMap((place) => filesAt(place))) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function filesAt(place: string): string[] {
  const full = path.join(/* turbopackIgnore: true */ process.cwd(), place);
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
