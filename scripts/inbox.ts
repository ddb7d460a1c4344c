/**
 * `npm run inbox`: lists messages, suggestions and e-mails with their delivery state from the data
 * folder DATA_DIR, also while the backend is stopped. `--json` prints one JSON document.
 */
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";

await loadEnvFiles("start");
const { runInboxCommand } = await import("@/scripts/backend/inbox/command");
await runInboxCommand(process.argv.slice(2));
