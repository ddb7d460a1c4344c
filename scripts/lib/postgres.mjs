import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { canInstallPackages, installPackage } from "./programs.mjs";
import { step } from "./steps.mjs";

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
export async function ensurePostgres() {
  if (!findPostgres() && canInstallPackages()) {
    try {
      await step("Installing PostgreSQL", () =>
        installPackage("postgresql", "PostgreSQL could not be installed."),
      );
    } catch (error) {
      console.log(`  ${error instanceof Error ? error.message : error}`);
    }
  }
  const found = findPostgres();
  if (!found) {
    console.log("▸ No PostgreSQL 15 or newer on this machine: its tests are skipped.");
  }
  return found;
}
