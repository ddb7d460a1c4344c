/**
 * `npm run backup` and `npm run restore`: saves the messages, suggestions and episodes of the
 * configured backend in one file, and puts them back.
 */
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";

await loadEnvFiles("start");
const { runBackupCommand } = await import("@/scripts/backup/command");
await runBackupCommand(process.argv.slice(2));
