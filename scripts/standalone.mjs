// The server as a folder that can be deployed (.next/standalone); part of `npm run build`, after the pages are finished.
import { runScript } from "./lib/failure.mjs";
import { completeStandalone } from "./lib/standalone.mjs";

await runScript(async () => completeStandalone());
