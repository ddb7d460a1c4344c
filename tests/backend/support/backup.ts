import { readdirSync } from "node:fs";
import { join } from "node:path";
import { newDataDir, runScript } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";

/** `npm run backup` and `npm run restore`. */
export const runBackup = (args: string[], env: Record<string, string>) =>
  runScript("scripts/backup.ts", args, env);

/** The newest file of a folder. */
export const fileIn = (folder: string) => join(folder, readdirSync(folder).sort().at(-1) ?? "");

/** A backend with four messages of visitors, a folder for its backups, and one to restore into. */
export function setupMessages() {
  const original = setupBackend({ RETRY_INTERVAL_MS: "86400000" });
  const files = newDataDir();
  const copy = newDataDir();
  afterAll(() => [files, copy].forEach(({ remove }) => remove()));

  beforeAll(async () => {
    const quote = { name: "D&#x27;Ávila 👩‍🔧", email: "a@example.com", message: "Oi\nlinha 2" };
    await original().send(quote);
    await original().send({ ...quote, suspect: true, idempotencyKey: "backup-0001" });
    await original().send({
      type: "projeto-social",
      nome_ong: "Lar",
      contato: "b@example.com",
      tipo_projeto: "outros",
      mensagem: "Rampa ".repeat(10_000),
    });
    const suggestion = { name: "Ana", email: "c@example.com", topic: "Tintas" };
    await original().call("/rest/v1/podcast_suggestions", { body: suggestion });
  });

  return { original, files, copy };
}
