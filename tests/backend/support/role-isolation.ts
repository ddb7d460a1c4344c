/**
 * Asks the data API in this process for many things at once, half of them as an anonymous caller, and
 * prints how often which answer came. Over HTTP requests rarely meet inside the database; here they do.
 */
import { join } from "node:path";
import { openDatabase } from "@/scripts/backend/database/connection";
import { migrate } from "@/scripts/backend/database/migrations";
import { createRestApi } from "@/scripts/backend/database/rest";
import { createMutex } from "@/scripts/backend/mutex";
import { PROJECT_ROOT } from "@/scripts/backend/options";

const connection = await openDatabase(process.env.DATA_DIR ?? "");
await migrate(connection.driver, join(PROJECT_ROOT, "supabase"));
const keys = { anonKey: "sb_publishable_x", secretKey: "sb_secret_x" };
const api = await createRestApi(connection, keys, createMutex(), () => undefined);

const answers: Record<string, number> = {};
await Promise.all(
  Array.from({ length: 60 }, async (_, index) => {
    const [role, apikey] = index % 2 ? ["service", keys.secretKey] : ["anon", keys.anonKey];
    const url = "http://localhost/rest/v1/contact_messages?select=id";
    const { status } = await api(new Request(url, { headers: { apikey } }));
    answers[`${role} ${status}`] = (answers[`${role} ${status}`] ?? 0) + 1;
  }),
);
process.stdout.write(JSON.stringify(answers));
await connection.close();
