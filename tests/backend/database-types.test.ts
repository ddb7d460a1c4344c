import { readFileSync } from "node:fs";
import { databaseTypes } from "@/scripts/backend/database/types";
import { setupDatabase } from "@/tests/backend/support/setup-database";

const sql = setupDatabase();

it("the types of the functions are those of the migrations: else npm run database-types", async () => {
  const file = readFileSync("supabase/functions/_shared/database.types.ts", "utf8");
  expect(file).toBe(await databaseTypes(sql));
});
