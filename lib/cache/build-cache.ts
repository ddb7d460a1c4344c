import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/cache/memoize";

/** Next's own build cache; hosts that support Next keep this folder between builds. */
const FOLDER = path.join(process.env.NEXT_DIST_DIR || ".next", "cache");

/** Length of a SHA-256 digest in hexadecimal. */
const KEY_LENGTH = 64;

type Cached = {
  /** File in the cache; a new result replaces the old one, so that the folder does not grow. */
  name: string;
  /** The input. */
  source: string;
  /** Files and folders of the code that makes the result; package-lock.json is always added. */
  code: string[];
  make: () => Promise<Uint8Array>;
};

/**
 * The cached result for the same source and code, else the result of `make()`, which is then
 * cached. Only builds use the cache; `npm run dev` and tests always call `make()`.
 */
export async function buildCached({ name, source, code, make }: Cached): Promise<Uint8Array> {
  if (process.env.NODE_ENV !== "production") return make();
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, name);
  const key = createHash("sha256").update(versionOf(code)).update(source).digest("hex");
  const known = read(file);
  if (known?.toString("latin1", 0, KEY_LENGTH) === key) return known.subarray(KEY_LENGTH);
  const made = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed when complete: a build can be interrupted, and two processes can write the same file.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.concat([Buffer.from(key, "latin1"), made]));
  renameSync(part, file);
  return made;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // Not cached yet.
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
