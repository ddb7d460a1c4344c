// What happens after the compile (docs/decisions/0012). Next loads it with Node, also in
// `next start`.
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

/** @type {import("next").NextAdapter} */
const adapter = {
  name: "primoze",

  async modifyConfig(config, context) {
    if (context.phase === PHASE_PRODUCTION_BUILD)
      clearFetchCache(context.projectDir, config.distDir);
    const host = await loadHostAdapter();
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  async onBuildComplete(context) {
    const { tsImport } = await import("tsx/esm/api");
    const { completeBuild } = await tsImport("./complete-build.ts", import.meta.url);
    await completeBuild(context);
    const host = await loadHostAdapter();
    await host?.onBuildComplete?.(context);
  },
};

export default adapter;

/**
 * The adapter that a host names in NEXT_ADAPTER_PATH. It runs after ours in the same build, because
 * it copies the pages itself: a command after the build would be too late.
 * @returns {Promise<import("next").NextAdapter | undefined>}
 */
async function loadHostAdapter() {
  const file = process.env.NEXT_ADAPTER_PATH;
  if (!file) return undefined;
  const imported = await import(pathToFileURL(path.resolve(file)).href);
  return imported.default?.default ?? imported.default;
}

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
