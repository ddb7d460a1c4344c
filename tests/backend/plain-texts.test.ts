import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newDataDir, runScript } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";

/** As the site escaped them (§5), and as they were typed, by the table of §5. */
const TYPED: readonly (readonly [escaped: string, typed: string])[] = [
  ["D&#x27;Ávila &amp; Filhos", "D'Ávila & Filhos"],
  ["&lt;b&gt;urgente&lt;&#x2F;b&gt;", "<b>urgente</b>"],
  ["&quot;teto&quot; &#x2F; parede", '"teto" / parede'],
  // Somebody wrote about HTML: these are no escapes of the site.
  ["use &amp;amp; e &amp;lt;", "use &amp; e &lt;"],
  ["&amp;#x27;", "&#x27;"],
  ["&nbsp; &copy; 1 & 2", "&nbsp; &copy; 1 & 2"],
];

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

describe("texts that arrive", () => {
  const backend = setupBackend();
  const asService = (path: string, body?: unknown) =>
    backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body });

  it.each(TYPED)("a message and a suggestion with %j are stored as %j", async (sent, typed) => {
    const id = await backend().send({ name: sent, email: "a@example.com", message: sent });
    const { body: messages } = await asService(`contact_messages?id=eq.${id}&select=name,message`);
    expect(messages).toEqual([{ name: typed, message: typed }]);

    const email = `${crypto.randomUUID()}@example.com`;
    const row = { name: sent, email, topic: sent, question: "" };
    await backend().call("/rest/v1/podcast_suggestions", { body: row });
    const { body: suggestions } = await asService(
      `podcast_suggestions?email=eq.${email}&select=name,topic`,
    );
    expect(suggestions).toEqual([{ name: typed, topic: typed }]);
  });

  it("an older function stores plain texts, too", async () => {
    const [escaped, typed] = TYPED[3]!;
    const submission = { kind: "quote", name: escaped, email: "b@example.com", message: escaped };
    await asService("rpc/submit_message", { submission, limits: [] });
    const { body } = await asService("contact_messages?email=eq.b@example.com&select=name,message");
    expect(body).toEqual([{ name: typed, message: typed }]);
  });

  it("a backup of the release before is restored as plain texts, also twice", async () => {
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
    const { body } = await asService(`contact_messages?id=eq.${id}&select=message`);
    expect(body).toEqual([{ message: typed }]);
  });
});
