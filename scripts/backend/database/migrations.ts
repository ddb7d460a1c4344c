import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { StartError } from "@/scripts/backend/start-error";
import { savePrivileges } from "@/scripts/backend/database/privileges";
import { API_ROLES_SQL, MIGRATION_HISTORY_SQL } from "@/scripts/backend/database/initial-schema";

type Migration = { version: string; name: string; sql: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) {
        throw new StartError(`Migration ${file} is not named <14 digits>_<name>.sql.`);
      }
      return { version, name, sql: await readFile(join(folder, file), "utf8") };
    }),
  );
}

/**
 * Applies new migrations in order, and the seed to a new database, all in one transaction. The
 * history table is that of the Supabase CLI. An applied migration is not applied again when its
 * file changes.
 *
 * @returns the versions that were applied
 * @throws StartError with the name of the migration that failed
 */
export async function migrate(database: PGlite, supabaseDir: string): Promise<string[]> {
  await database.exec(API_ROLES_SQL);
  await database.exec(MIGRATION_HISTORY_SQL);
  const history = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(history.rows.map((row) => row.version));
  const migrations = await readMigrations(join(supabaseDir, "migrations"));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  if (pending.length === 0) return [];

  let step = "";
  try {
    await database.transaction(async (transaction) => {
      for (const { version, name, sql } of pending) {
        step = `Migration ${version}_${name}.sql`;
        await transaction.exec(sql);
        await transaction.query(
          "insert into supabase_migrations.schema_migrations values ($1, $2, $3)",
          [version, [sql], name],
        );
      }
      if (applied.size === 0) {
        step = "seed.sql";
        await transaction.exec(await readFile(join(supabaseDir, "seed.sql"), "utf8"));
      }
      step = "Recording privileges";
      await savePrivileges(transaction);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${step} failed: ${reason}`, { cause: error });
  }
  return pending.map(({ version }) => version);
}
