/**
 * `npm run titular -- exportar <e-mail>` and `npm run titular -- apagar <e-mail> [--sim]`: a
 * request of a data subject (LGPD, art. 18) against the configured Supabase project, or against the
 * running embedded backend. Needs the secret key (SUPABASE_SERVICE_ROLE_KEY). Messages are in
 * Portuguese.
 */
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";
import { runTitularCommand } from "@/scripts/titular/command";

await loadEnvFiles("start");
process.exitCode = await runTitularCommand(process.argv.slice(2));
