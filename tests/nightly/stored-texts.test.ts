import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { newDataDir, runScript } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { TYPED } from "@/tests/backend/support/typed-texts";

describe("texts that were stored escaped", () => {
  const escaped = (index: number) => TYPED[index]![0];
  const messages = TYPED.map(([text], index) => ({
    kind: "proposal",
    name: `${index} ${text}`,
    email: null,
    message: text,
    service_type: text,
    details: { nome_ong: text, contato: "ana@example.org" },
  }));
  const suggestions = TYPED.map(([text], index) => ({
    name: `${index} ${text}`,
    email: "o&#x27;neil@example.com",
    topic: text,
    question: escaped((index + 1) % TYPED.length),
  }));

  it("are decoded exactly once by the migration, also when it runs again", async () => {
    const folder = newDataDir();
    const script = "tests/backend/support/migrate-old-rows.ts";
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      env: { ...process.env, DATA_DIR: folder.dataDir },
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.end(JSON.stringify({ messages, suggestions }));
    const { once, twice } = JSON.parse(await text(child.stdout));
    folder.remove();
    expect(once.messages).toMatchObject(
      TYPED.map(([, typed], index) => ({
        name: `${index} ${typed}`,
        message: typed,
        service_type: typed,
        details: { nome_ong: typed, contato: "ana@example.org" },
      })),
    );
    expect(once.suggestions).toMatchObject(
      TYPED.map(([, typed], index) => ({
        name: `${index} ${typed}`,
        email: "o'neil@example.com",
        topic: typed,
        question: TYPED[(index + 1) % TYPED.length]![1],
      })),
    );
    expect(twice).toEqual(once);
  });
});

describe("a backup of an older release", () => {
  const backend = setupBackend();

  it("its texts are restored as plain texts, also twice", async () => {
    const files = newDataDir();
    mkdirSync(files.dataDir, { recursive: true });
    const id = crypto.randomUUID();
    const [escaped, typed] = TYPED[3]!;
    const row = { id, kind: "quote", name: "Ana", email: "c@example.com", message: escaped };
    const tables = { contact_messages: [row], podcast_suggestions: [], episodes: [] };
    const createdAt = new Date(0).toISOString();
    const file = join(files.dataDir, "old.json.gz");
    const content = { format: "primoze-backup-1", createdAt, tables };
    writeFileSync(file, gzipSync(JSON.stringify(content)));
    for (let time = 0; time < 2; time += 1) {
      const restored = await runScript("scripts/backup.ts", ["restore", file], {
        SUPABASE_URL: backend().url,
        SUPABASE_SECRET_KEY: backend().secretKey,
      });
      expect([restored.code, restored.stderr]).toEqual([0, ""]);
    }
    files.remove();
    const { body } = await backend().call(`/rest/v1/contact_messages?id=eq.${id}&select=message`, {
      key: backend().secretKey,
    });
    expect(body).toEqual([{ message: typed }]);
  });
});
