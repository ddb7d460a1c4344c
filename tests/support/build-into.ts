import { execFileSync } from "node:child_process";
import path from "node:path";
import { DIST } from "@/scripts/lib/build.mjs";

/**
 * Builds the site into a folder of its own.
 * @returns the folder
 * @throws Error if the build fails
 */
export function buildInto(name: string, env: Record<string, string>): string {
  const dist = path.join(DIST, name);
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    env: { ...process.env, NODE_ENV: "production", NEXT_DIST_DIR: dist, ...env },
    stdio: "pipe",
  });
  return dist;
}
