/**
 * Migrates the database of DATA_DIR in this process and prints what anonymous callers may do,
 * before and after the data API has started, and the answers to concurrent requests, half of them
 * of an anonymous caller, by role and status. Requests over HTTP rarely run concurrently in the
 * database.
 */
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { createMutex, createRestApi } from "@/scripts/backend/database/rest";
import { PROJECT_ROOT } from "@/scripts/backend/options";

/** Each right that a caller without the secret key has, on a table, a column or a function. */
const GRANTED = `
select right_of from (
  select format('%s %s', privilege, tablename) as right_of
    from pg_tables, unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES']) privilege,
      unnest(array['anon','authenticated']) role
    where schemaname = 'public' and has_table_privilege(role, format('public.%I', tablename), privilege)
  union
  select format('%s %s.%s', privilege, table_name, column_name)
    from information_schema.columns, unnest(array['SELECT','INSERT','UPDATE']) privilege,
      unnest(array['anon','authenticated']) role
    where table_schema = 'public' and has_column_privilege(
      role, format('public.%I', table_name), column_name, privilege)
  union
  select format('call %s', proname) from pg_proc, unnest(array['anon','authenticated']) role
    where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
  union
  select format('no row security on %s', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
  union
  select format('search path of %s', proname) from pg_proc
    where pronamespace = 'public'::regnamespace and array_to_string(proconfig, ',') is distinct from 'search_path=""'
) as rights order by right_of`;

const connection = await openDatabase(process.env.DATA_DIR ?? "");
const rights = async () => {
  const { rows } = await connection.driver.query<{ right_of: string }>(GRANTED);
  return rows.map(({ right_of }) => right_of);
};
await migrate(connection.driver, join(PROJECT_ROOT, "supabase"));
const migrated = await rights();
const keys = { anonKey: "sb_publishable_x", secretKey: "sb_secret_x" };
const api = await createRestApi(connection, keys, createMutex(), () => undefined);
const served = await rights();

const counts: Record<string, number> = {};
await Promise.all(
  Array.from({ length: 60 }, async (_, index) => {
    const [role, apikey] = index % 2 ? ["service", keys.secretKey] : ["anon", keys.anonKey];
    const url = "http://localhost/rest/v1/contact_messages?select=id";
    const { status } = await api(new Request(url, { headers: { apikey } }));
    counts[`${role} ${status}`] = (counts[`${role} ${status}`] ?? 0) + 1;
  }),
);
process.stdout.write(JSON.stringify({ migrated, served, counts }));
await connection.close();
