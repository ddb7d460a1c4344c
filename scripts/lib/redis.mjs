import { canInstallPackages, installPackage, onPath } from "./programs.mjs";
import { step } from "./steps.mjs";

/**
 * Finds redis-server, or installs Debian's package as root. Only tests use it; without it they are
 * skipped.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function ensureRedis() {
  const found = onPath("redis-server");
  if (found) return found;
  if (canInstallPackages()) {
    try {
      await step("Installing redis-server", () =>
        installPackage("redis-server", "redis-server could not be installed."),
      );
    } catch (error) {
      console.log(`  ${error instanceof Error ? error.message : error}`);
    }
  }
  const installed = onPath("redis-server");
  if (!installed) {
    console.log(
      "▸ No redis-server on this machine: the tests of the shared rate limits are skipped.",
    );
  }
  return installed;
}
