import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { newDataDir } from "@/tests/backend/support/backend-process";
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
