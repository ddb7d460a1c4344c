import { accessSync, constants } from "node:fs";
import path from "node:path";
import { runCommand } from "./processes.mjs";

/** @param {string} program @returns {string | undefined} its full path if it is on the PATH */
export function onPath(program) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process can install Debian packages: it is root and finds apt-get. */
export const canInstallPackages = () => Boolean(onPath("apt-get")) && process.getuid?.() === 0;

/**
 * Installs a Debian package.
 * @param {string} name
 * @param {string} failure the error message when that fails
 * @throws Failure
 */
export async function installPackage(name, failure) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-q"], { env, failure });
  await runCommand("apt-get", ["install", "-qy", "--no-install-recommends", name], {
    env,
    failure,
  });
}
