import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DATABASE_SCRIPT } from "@/tests/backend/support/data-folder";

it("the types of the functions are those of the migrations: else npm run database-types", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "types-"));
  const current = path.join(folder, "database.types.ts");
  spawnSync(process.execPath, [...DATABASE_SCRIPT, "scripts/database-types.ts", current]);
  const file = readFileSync("supabase/functions/_shared/database.types.ts", "utf8");
  expect(file).toBe(readFileSync(current, "utf8"));
  rmSync(folder, { recursive: true });
});
