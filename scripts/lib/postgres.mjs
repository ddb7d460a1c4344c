import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ensureOptional } from "./programs.mjs";

/** Where Debian installs each version. */
const VERSIONS = "/usr/lib/postgresql";

/** Folder with the programs of the newest PostgreSQL, 15 or later, if this machine has one. */
export function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
    .map((version) => path.join(VERSIONS, String(version), "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
}

/** Finds PostgreSQL, or installs Debian's package as root. Only tests use it. */
export const ensurePostgres = () =>
  ensureOptional({
    name: "PostgreSQL",
    packages: ["postgresql"],
    find: findPostgres,
    otherwise: "No PostgreSQL 15 or newer on this machine: its tests are skipped.",
  });
