import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { startProcess, stopProcess, whenReady } from "./processes.mjs";

/** @typedef {{ url: string, anonKey: string, siteToken: string, inboxUrl: string }} Backend */

/**
 * Starts the embedded backend (scripts/backend) and waits until it is ready. @throws Failure
 * @param {Record<string, string>} [env]
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the backend
 */
export async function startBackend(env, stdio) {
  await bundleBackend();
  const child = startProcess(process.execPath, BACKEND_ARGUMENTS, { env, stdio, channel: true });
  // Its only message says that it is ready (scripts/backend/main.ts).
  const [addresses] = await whenReady(child, "The embedded backend", once(child, "message"));
  return { .../** @type {Backend} */ (addresses), process: child };
}

/** The variables of the site. @param {Backend} backend */
export const backendEnv = ({ url, anonKey, siteToken }) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  SITE_TOKEN: siteToken,
});

/** As deep as scripts/backend: paths that are relative to the module lead to the same places. */
const BUNDLE = ".cache/backend/main.mjs";

/**
 * Without optimising WebAssembly a start takes a third less time, and requests as long as with it.
 */
export const POSTGRES_FLAGS = ["--liftoff-only"];

const BACKEND_ARGUMENTS = [...POSTGRES_FLAGS, "--enable-source-maps", BUNDLE];

/**
 * Writes the backend (scripts/backend/main.ts) as one JavaScript file, in about 0.1 s. tsx would
 * pass every module through a second thread at each start: a second, half of its processor time.
 */
async function bundleBackend() {
  const { outputFiles } = await build({
    entryPoints: ["scripts/backend/main.ts"],
    outfile: BUNDLE,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    sourcemap: "inline",
    write: false,
  });
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  // Complete at once for another command that starts the backend of this checkout now.
  const complete = `${BUNDLE}.${process.pid}`;
  writeFileSync(complete, /** @type {Uint8Array} */ (outputFiles[0]?.contents));
  renameSync(complete, BUNDLE);
}

export const FREE_PORTS = { SUPABASE_PORT: "0", SMTP_PORT: "0", INBOX_PORT: "0" };

/** A new folder for a temporary backend. */
export const temporaryDataDir = () => mkdtempSync(path.join(tmpdir(), "primoze-backend-"));

/**
 * Starts an embedded backend in a temporary folder on free ports; `stop` removes the folder.
 * @param {Record<string, string>} [env]
 * @param {"inherit" | "pipe"} [stdio]
 */
export async function startTemporaryBackend(env, stdio) {
  const dataDir = temporaryDataDir();
  // Tests and measurements send everything from one address.
  const unlimited = { RATE_LIMIT_PER_ADDRESS: "100000000" };
  const variables = { DATA_DIR: dataDir, ...FREE_PORTS, ...unlimited, ...env };
  const backend = await startBackend(variables, stdio);
  return {
    ...backend,
    dataDir,
    stop: async () => {
      await stopProcess(backend.process);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
