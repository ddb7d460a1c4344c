/**
 * Opens the database of DATA_DIR in this process, migrates it, and answers each message with the
 * rows of the last of its statements.
 */
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { PROJECT_ROOT } from "@/scripts/backend/options";

const { driver } = await openDatabase(process.env.DATA_DIR ?? "");
await migrate(driver, join(PROJECT_ROOT, "supabase"));

process.on("message", async (statements: string) => {
  try {
    const results = await driver.exec(statements);
    process.send?.({ rows: results.at(-1)?.rows ?? [] });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.send?.({ rows: [] });
