import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** As deep as scripts/backend: paths that are relative to the module lead to the same places. */
const FILE = ".cache/backend/main.mjs";

/**
 * V8 compiles the WebAssembly of Postgres once, not a second time with optimisations: a start takes
 * a third less processor time, and requests take as long as before.
 */
export const POSTGRES_FLAGS = ["--liftoff-only"];

/** The arguments with which Node runs the backend. `bundleBackend` writes the file. */
export const BACKEND_ARGUMENTS = [...POSTGRES_FLAGS, "--enable-source-maps", FILE];

/**
 * Writes the backend (scripts/backend/main.ts) as one JavaScript file, in about 0.1 s. tsx would
 * pass every module through a second thread at each start: a second, half of its processor time.
 */
export async function bundleBackend() {
  // When this module is loaded on a fresh clone, the package is not installed yet.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ["scripts/backend/main.ts"],
    outfile: FILE,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    sourcemap: "inline",
    write: false,
  });
  mkdirSync(path.dirname(FILE), { recursive: true });
  // Complete at once for another command that starts the backend of this checkout now.
  const complete = `${FILE}.${process.pid}`;
  writeFileSync(complete, /** @type {Uint8Array} */ (outputFiles[0]?.contents));
  renameSync(complete, FILE);
}
