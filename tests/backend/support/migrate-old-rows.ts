/**
 * Makes the database of DATA_DIR with the migrations before 20251125000200_plain_texts.sql, inserts
 * the rows that arrive as JSON on standard input, applies that migration twice, and prints the rows
 * after each time.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { PROJECT_ROOT } from "@/scripts/backend/options";

const MIGRATION = "20251125000200_plain_texts.sql";
const supabase = join(PROJECT_ROOT, "supabase");

const before = mkdtempSync(join(tmpdir(), "migrations-"));
cpSync(supabase, before, { recursive: true });
rmSync(join(before, "migrations", MIGRATION));

const connection = await openDatabase(process.env.DATA_DIR ?? "");
const { driver } = connection;
await migrate(driver, before);
const { messages, suggestions } = (await json(process.stdin)) as Record<string, object[]>;
const insert = (table: string, rows: object[] = []) =>
  driver.query(
    `insert into public.${table} (${Object.keys(rows[0]!).join()})
     select ${Object.keys(rows[0]!).join()} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
await insert("contact_messages", messages);
await insert("podcast_suggestions", suggestions);

const read = async (table: string) =>
  (await driver.query(`select * from public.${table} order by name`)).rows;
const readAll = async () => ({
  messages: await read("contact_messages"),
  suggestions: await read("podcast_suggestions"),
});
await migrate(driver, supabase);
const once = await readAll();
await driver.exec(readFileSync(join(supabase, "migrations", MIGRATION), "utf8"));
process.stdout.write(JSON.stringify({ once, twice: await readAll() }));
await connection.close();
rmSync(before, { recursive: true });
