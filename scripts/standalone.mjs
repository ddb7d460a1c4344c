// Completes the server that can be deployed (.next/standalone); the last part of `npm run build`.
import { runScript } from "./lib/failure.mjs";
import { completeStandalone } from "./lib/standalone.mjs";

await runScript(async () => completeStandalone());
