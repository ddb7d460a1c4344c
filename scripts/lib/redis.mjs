import { ensureOptional, onPath } from "./programs.mjs";

/**
 * Finds redis-server, or installs Debian's package as root. Only tests use it; without it they are
 * skipped.
 * @returns {Promise<string | undefined>} path of the executable
 */
export const ensureRedis = () =>
  ensureOptional({
    name: "redis-server",
    packages: ["redis-server"],
    find: () => onPath("redis-server"),
    otherwise: "No redis-server on this machine: the tests of the shared rate limits are skipped.",
  });
