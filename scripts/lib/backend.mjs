import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { hashFiles } from "./source-hash.mjs";
import { startProcess, stopProcess, whenReady } from "./processes.mjs";

/** @typedef {{ url: string, anonKey: string, siteToken: string, inboxUrl: string }} Backend */

/** Then the embedded backend is not started. */
export const usesHostedBackend = () => Boolean(process.env.SUPABASE_URL);

export const BACKEND_PORTS = /** @type {const} */ (["SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"]);

/**
 * Starts the embedded backend (scripts/backend) and waits until it is ready. @throws Failure
 * @param {Record<string, string>} [env]
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the backend
 */
export async function startBackend(env = {}, stdio = "inherit") {
  await bundleBackend();
  const child = startProcess(process.execPath, BACKEND_ARGUMENTS, { env, stdio, channel: true });
  // Its only message says that it is ready (scripts/backend/main.ts).
  const [addresses] = await whenReady(child, "The embedded backend", once(child, "message"));
  return { .../** @type {Backend} */ (addresses), process: child };
}

/**
 * The variables of the site.
 * @param {{ url: string, anonKey: string, siteToken?: string }} backend
 */
export const backendEnv = ({ url, anonKey, siteToken }) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  SITE_TOKEN: siteToken ?? "",
});

/** As deep as scripts/backend: paths that are relative to the module lead to the same places. */
const BUNDLE = ".cache/backend/main.mjs";

/**
 * Without optimising WebAssembly a start takes a third less time, and requests as long as with it.
 */
export const POSTGRES_FLAGS = ["--liftoff-only"];

export const BACKEND_ARGUMENTS = [...POSTGRES_FLAGS, "--enable-source-maps", BUNDLE];

/**
 * Writes the backend (scripts/backend/main.ts) as one JavaScript file, in about 0.1 s. tsx would
 * pass every module through a second thread at each start: a second, half of its processor time.
 */
export async function bundleBackend() {
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

const DATABASES = ".cache/databases";

/** What a new database depends on; start.ts says who may read its files. */
const SOURCES = [
  "package-lock.json",
  "scripts/backend/start.ts",
  "scripts/backend/database",
  "supabase/migrations",
];

export const FREE_PORTS = { SUPABASE_PORT: "0", SMTP_PORT: "0", INBOX_PORT: "0" };

/**
 * A new database, for temporary backends to copy: creating it takes longer than the rest of a
 * start.
 */
export async function databaseTemplate() {
  const hash = hashFiles([...SOURCES, "supabase/seed.sql"]).digest("hex");
  const template = path.resolve(DATABASES, hash);
  if (existsSync(template)) return template;
  mkdirSync(DATABASES, { recursive: true });
  // The others are being written now by another command.
  const outdated = readdirSync(DATABASES).filter((name) => !name.startsWith("."));
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-database-"));
  const backend = await startBackend({ DATA_DIR: folder, ...FREE_PORTS });
  await stopProcess(backend.process);
  // Complete at once for another command that runs in this checkout, which may have been first.
  const complete = path.join(DATABASES, `.${process.pid}`);
  cpSync(path.join(folder, "postgres"), complete, { recursive: true });
  if (existsSync(template)) rmSync(complete, { recursive: true });
  else renameSync(complete, template);
  rmSync(folder, { recursive: true });
  for (const name of outdated) rmSync(path.join(DATABASES, name), { recursive: true, force: true });
  return template;
}

/**
 * Starts an embedded backend in a temporary folder on free ports; `stop` removes the folder.
 * @param {Record<string, string>} [env]
 * @param {"inherit" | "pipe"} [stdio]
 */
export async function startTemporaryBackend(env = {}, stdio = "inherit") {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-backend-"));
  cpSync(await databaseTemplate(), path.join(folder, "postgres"), { recursive: true });
  // Tests and measurements send everything from one address.
  const unlimited = { RATE_LIMIT_PER_ADDRESS: "100000000" };
  const variables = { DATA_DIR: folder, ...FREE_PORTS, ...unlimited, ...env };
  const backend = await startBackend(variables, stdio);
  return {
    ...backend,
    dataDir: folder,
    stop: async () => {
      await stopProcess(backend.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
