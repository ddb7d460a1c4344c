import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "./backend.mjs";
import { stopProcess } from "./processes.mjs";
import { hashFiles } from "./source-hash.mjs";

const CACHE = ".cache/databases";

/** What decides the files of a new database. */
const SOURCES = [
  "package-lock.json",
  "scripts/backend/database",
  "supabase/migrations",
  "supabase/seed.sql",
];

/** Ports that the system chooses. */
export const FREE_PORTS = { SUPABASE_PORT: "0", SMTP_PORT: "0", INBOX_PORT: "0" };

/**
 * A folder with the files of a new database, migrations applied. Temporary backends start from a
 * copy: creating these files takes longer than the rest of a start. It stays until a source changes.
 */
export async function databaseTemplate() {
  const template = path.resolve(CACHE, hashFiles(SOURCES).digest("hex"));
  if (existsSync(template)) return template;
  const names = existsSync(CACHE) ? readdirSync(CACHE) : [];
  // The others are being written now by another command.
  const outdated = names.filter((name) => !name.startsWith("."));
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-database-"));
  const backend = await startBackend({ DATA_DIR: folder, ...FREE_PORTS });
  await stopProcess(backend.process);
  // Complete at once for another command that runs in this checkout, which may have been first.
  const complete = path.join(CACHE, `.${process.pid}`);
  cpSync(path.join(folder, "postgres"), complete, { recursive: true });
  if (existsSync(template)) rmSync(complete, { recursive: true });
  else renameSync(complete, template);
  rmSync(folder, { recursive: true });
  for (const name of outdated) rmSync(path.join(CACHE, name), { recursive: true, force: true });
  return template;
}

/**
 * Gives a data folder a new database.
 * @param {string} dataDir
 */
export async function copyDatabase(dataDir) {
  cpSync(await databaseTemplate(), path.join(dataDir, "postgres"), { recursive: true });
}
