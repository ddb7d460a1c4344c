/**
 * Migrates the database of DATA_DIR in this process and prints the answers to concurrent requests,
 * half of them of an anonymous caller, by role and status. Requests over HTTP rarely run
 * concurrently in the database.
 */
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { createMutex, createRestApi } from "@/scripts/backend/database/rest";
import { PROJECT_ROOT } from "@/scripts/backend/options";

const connection = await openDatabase(process.env.DATA_DIR ?? "");
await migrate(connection.driver, join(PROJECT_ROOT, "supabase"));
const keys = { anonKey: "sb_publishable_x", secretKey: "sb_secret_x" };
const api = await createRestApi(connection, keys, createMutex(), () => undefined);

const counts: Record<string, number> = {};
await Promise.all(
  Array.from({ length: 60 }, async (_, index) => {
    const [role, apikey] = index % 2 ? ["service", keys.secretKey] : ["anon", keys.anonKey];
    const url = "http://localhost/rest/v1/contact_messages?select=id";
    const { status } = await api(new Request(url, { headers: { apikey } }));
    counts[`${role} ${status}`] = (counts[`${role} ${status}`] ?? 0) + 1;
  }),
);
process.stdout.write(JSON.stringify(counts));
await connection.close();
