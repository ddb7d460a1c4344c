// What happens before and after the compile (docs/decisions.md#adapter). Next loads it with Node.
import path from "node:path";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

/** @type {import("next").NextAdapter} */
const adapter = {
  name: "primoze",

  async modifyConfig(config, { phase, projectDir }) {
    // Next loads its configuration in each of its workers, too. They inherit the variable.
    if (phase !== PHASE_PRODUCTION_BUILD || process.env.BUILD_PREPARED) return config;
    process.env.BUILD_PREPARED = "1";
    const { prepareBuild } = await loadTypeScript("./prepare-build.ts");
    await prepareBuild(path.resolve(projectDir, config.distDir));
    return config;
  },

  async onBuildComplete(context) {
    const { completeBuild } = await loadTypeScript("./complete-build.ts");
    await completeBuild(context);
  },
};

export default adapter;

/** @param {string} file of this folder */
async function loadTypeScript(file) {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport(file, import.meta.url);
}
