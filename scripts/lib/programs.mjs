import { accessSync, constants } from "node:fs";
import path from "node:path";
import { runCommand } from "./processes.mjs";
import { step } from "./steps.mjs";

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
 * Installs Debian packages.
 * @param {string[]} packages
 * @param {string} failure the error message when that fails
 * @throws Failure
 */
export async function installPackages(packages, failure) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-q"], { env, failure });
  await runCommand("apt-get", ["install", "-qy", "--no-install-recommends", ...packages], {
    env,
    failure,
  });
}

/**
 * Finds a program that only some tests need, or installs it as root.
 * @template Found
 * @param {object} program
 * @param {string} program.name
 * @param {string[]} program.packages of Debian
 * @param {() => Found | undefined} program.find
 * @param {string} program.otherwise printed when it is not there and cannot be installed
 * @returns {Promise<Found | undefined>}
 */
export async function ensureOptional({ name, packages, find, otherwise }) {
  if (!find() && canInstallPackages()) {
    const failure = `${name} could not be installed.`;
    await step(`Installing ${name}`, () => installPackages(packages, failure)).catch((error) =>
      console.log(`  ${error.message}`),
    );
  }
  const found = find();
  if (!found) console.log(`▸ ${otherwise}`);
  return found;
}
