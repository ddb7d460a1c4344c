// What happens after the compile (docs/decisions.md#adapter). Next loads it with Node.
import { rmSync } from "node:fs";
import path from "node:path";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

/** @type {import("next").NextAdapter} */
const adapter = {
  name: "primoze",

  modifyConfig(config, context) {
    if (context.phase === PHASE_PRODUCTION_BUILD)
      clearFetchCache(context.projectDir, config.distDir);
    return config;
  },

  async onBuildComplete(context) {
    const { tsImport } = await import("tsx/esm/api");
    const { completeBuild } = await tsImport("./complete-build.ts", import.meta.url);
    await completeBuild(context);
  },
};

export default adapter;

/**
 * Deletes the responses that an earlier build fetched. Next would use them for a year.
 * @param {string} projectDir @param {string} distDir
 */
function clearFetchCache(projectDir, distDir) {
  // Next loads its configuration in each of its workers too. They inherit this variable.
  if (process.env.FETCH_CACHE_CLEARED) return;
  process.env.FETCH_CACHE_CLEARED = "1";
  const folder = path.join(path.resolve(projectDir, distDir), "cache", "fetch-cache");
  rmSync(folder, { recursive: true, force: true });
}
