// `npm run editor`: the editor in the browser on this machine's files, beside `npm run dev`, which
// names its address. With `build` (EDITOR_BUILD=1 npm run build): only its files, for the site's
// host.
import { once } from "node:events";
import { rmSync } from "node:fs";
import { buildEditor, EDITOR_FILES } from "@/scripts/editor/build";
import type { Backend } from "@/scripts/editor/config/editor-config";
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { startProcess, stopOnSignals } from "@/scripts/lib/processes.mjs";

/** Without a repository, only the folder of this machine can be opened. */
function backend(): Backend {
  const { EDITOR_HOST: name, EDITOR_REPO: repo } = process.env;
  if (!repo) return { name: "github", repo: "pasta/local" };
  if (name && name !== "github" && name !== "gitlab") {
    throw new Failure(`EDITOR_HOST is "${name}"; allowed are github and gitlab.`);
  }
  return { name: name === "gitlab" ? "gitlab" : "github", repo };
}

await runScript(async () => {
  const isBuild = process.argv[2] === "build";
  loadEnvFiles(isBuild ? "start" : "dev");
  if (isBuild && !process.env.EDITOR_REPO) {
    throw new Failure("EDITOR_BUILD=1 needs EDITOR_REPO, such as empresa/site (docs/editing.md).");
  }
  await buildEditor(backend());
  if (isBuild) return;
  const remove = () =>
    EDITOR_FILES.forEach((file) => rmSync(file, { recursive: true, force: true }));
  process.once("exit", remove);
  stopOnSignals();
  const site = startProcess("npm", ["run", "--silent", "dev"], { env: { EDITOR_BUILD: "1" } });
  await once(site, "exit");
});
