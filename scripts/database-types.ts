// `npm run database-types`: writes the types of the database that the functions use, from the
// migrations, into supabase/functions/_shared/database.types.ts.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { databaseTypes } from "@/scripts/backend/database/types";
import { runScript } from "@/scripts/lib/failure.mjs";

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), "primoze-types-"));
  const connection = await openDatabase(folder);
  const { driver } = connection;
  await migrate(driver, "supabase");
  const types = await databaseTypes(
    async <Row>(sql: string) => (await driver.query<Row>(sql)).rows,
  );
  writeFileSync("supabase/functions/_shared/database.types.ts", types);
  await connection.close();
  rmSync(folder, { recursive: true });
});
