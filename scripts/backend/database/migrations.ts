import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { Failure } from "@/scripts/lib/failure.mjs";

/** As in a hosted project, so that tests find a migration that does not revoke privileges. */
export const API_ROLES_SQL = `
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then
    create role authenticated nologin noinherit;
  end if;
  if to_regrole('service_role') is null then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** History table of the Supabase CLI. The backend deletes old messages itself, without pg_cron. */
const PREPARE_SQL = `
${API_ROLES_SQL}
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
);
set primoze.retention = 'external';
`;

/**
 * Applies new migrations in order, and the seed to a new database, all in one transaction. An
 * applied migration is not applied again when its file changes. @throws Failure
 */
export async function migrate(database: PGlite, supabaseDir: string): Promise<void> {
  await database.exec(PREPARE_SQL);
  const history = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = history.rows.map(({ version }) => version);
  const files = (await readdir(join(supabaseDir, "migrations"))).sort();
  const pending = files.filter((file) => !applied.includes(file.slice(0, 14)));
  if (applied.some((version) => !files.join().includes(version))) {
    throw new Failure(
      "The database was made by another version of this repository: move its folder (DATA_DIR) away.",
    );
  }

  let step = "";
  try {
    await database.transaction(async (transaction) => {
      for (const file of pending) {
        step = `Migration ${file}`;
        const sql = await readFile(join(supabaseDir, "migrations", file), "utf8");
        await transaction.exec(sql);
        await transaction.query(
          "insert into supabase_migrations.schema_migrations values ($1, $2, $3)",
          [file.slice(0, 14), [sql], file.slice(15, -".sql".length)],
        );
      }
      if (applied.length === 0) {
        step = "seed.sql";
        await transaction.exec(await readFile(join(supabaseDir, "seed.sql"), "utf8"));
      }
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(`${step} failed: ${reason}`, { cause });
  }
}
