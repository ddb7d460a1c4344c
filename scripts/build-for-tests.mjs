// Before the suites that read the built pages: builds the site as it is tested, with the episodes
// of a temporary embedded backend, unless that build exists.
import "./lib/test-environment.mjs";
import { backendEnv, startTemporaryBackend } from "./lib/backend.mjs";
import { build, isBuilt } from "./lib/build.mjs";
import { runScript } from "./lib/failure.mjs";
import { stopOnSignals } from "./lib/processes.mjs";

await runScript(async () => {
  stopOnSignals();
  if (isBuilt()) return;
  const backend = await startTemporaryBackend();
  await build(backendEnv(backend));
  await backend.stop();
});
