import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

it("the types of the functions are those of the migrations: else npm run database-types", () => {
  const command = ["--import", "tsx", "scripts/database-types.ts"];
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
  const file = readFileSync("supabase/functions/_shared/database.types.ts", "utf8");
  expect(file).toBe(stdout);
});
