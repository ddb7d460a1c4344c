// Installs the packages if they are missing or outdated; for commands that do not do it themselves.
import { runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await runScript(ensureInstalled);
