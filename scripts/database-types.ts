// `npm run database-types`: writes the types of the database that the functions use, made from the
// migrations by the library of `supabase gen types`, which itself needs Docker, into a file.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { runScript } from "@/scripts/lib/failure.mjs";

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), "primoze-types-"));
  const connection = await openDatabase(folder);
  await migrate(connection.driver, "supabase");
  const schema = await introspect(connection.driver, { includedSchemas: ["public"] });
  const types = await generateTypescript(sortGeneratorMetadata(schema));
  const comment = "// Written by `npm run database-types`: do not change it by hand.";
  writeFileSync(process.argv[2]!, `${comment}\n\n${types}`);
  await connection.close();
  rmSync(folder, { recursive: true });
});
