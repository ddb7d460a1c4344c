import { existsSync, readdirSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import {
  BackendProcess,
  inboxOf,
  isAlive,
  newDataDir,
  runToEnd,
  TIMEOUT_MS,
} from "@/tests/backend/support/backend-process";
import { until } from "@/tests/backend/support/until";

const MAIN = "scripts/backend/main.ts";
const message = { name: "Maria", email: "maria@example.com", message: "Oi" };

describe("starting and stopping", () => {
  const folder = newDataDir();
  const running: BackendProcess[] = [];
  const start = async (variables?: Record<string, string>) => {
    const backend = await BackendProcess.start(folder.dataDir, variables);
    running.push(backend);
    return backend;
  };

  afterAll(async () => {
    for (const backend of running) await backend.end();
    folder.remove();
  }, TIMEOUT_MS);

  it(
    "has an empty inbox before the first start, and leaves nothing behind by looking",
    async () => {
      const dataDir = join(folder.dataDir, "none");
      expect(await inboxOf(dataDir)).toEqual({ messages: [], suggestions: [], emails: [] });
      expect(existsSync(dataDir)).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    "stops on SIGTERM with code 0 and no process left; the data is still there after a second start",
    async () => {
      const first = await start();
      expect(statSync(join(folder.dataDir, "keys.json")).mode & 0o777).toBe(0o600);
      const id = await first.send(message);
      const children = first.childPids();
      expect(children.length).toBeGreaterThan(0);

      const asked = Date.now();
      expect(await first.end("SIGTERM")).toBe(0);
      expect(Date.now() - asked).toBeLessThan(4_000);
      expect(children.filter(isAlive)).toEqual([]);
      expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(false);

      const stopped = await inboxOf(folder.dataDir);
      expect(stopped.messages.map((row) => row.id)).toEqual([id]);
      expect(stopped.emails).toMatchObject([{ messageId: id, status: "delivered", copies: 1 }]);
      expect(readdirSync(folder.dataDir).sort()).toEqual(["keys.json", "mail", "postgres"]);

      const second = await start();
      expect(second.anonKey).toBe(first.anonKey);
      expect(await inboxOf(folder.dataDir)).toEqual(stopped);
    },
    TIMEOUT_MS,
  );

  it(
    "refuses a second backend on the same folder with one sentence, and the first goes on",
    async () => {
      const [holder] = running.slice(-1);
      const refused = await runToEnd(MAIN, [], { DATA_DIR: folder.dataDir });
      expect(refused.code).toBe(1);
      expect(refused.stderr.trim()).toBe(
        `The data folder ${folder.dataDir} is in use by process ${holder?.child.pid} ` +
          `(${holder?.url}): stop it, or set DATA_DIR to another folder.`,
      );
      expect((await holder?.call("/health"))?.status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    "starts the functions again when they die",
    async () => {
      const [backend] = running.slice(-1);
      const [functions] = backend?.childPids() ?? [];
      process.kill(functions ?? 0, "SIGKILL");
      await until("the functions answer again", async () => {
        const answer = await backend?.call("/functions/v1/fetch-episodios");
        return answer?.status === 200 && !backend?.childPids().includes(functions ?? 0);
      });
    },
    TIMEOUT_MS,
  );

  it(
    "killed without warning: no functions left, nothing lost, and the folder is taken over",
    async () => {
      const [backend] = running.slice(-1);
      const children = backend?.childPids() ?? [];
      const id = await backend?.send({ ...message, name: "Antes da queda" });
      await backend?.end("SIGKILL");
      await until("the functions end", () => !children.some(isAlive));
      expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(true);

      const again = await start();
      const { messages } = await again.inbox();
      expect(messages.map((row) => row.id)).toContain(id);
    },
    TIMEOUT_MS,
  );

  it(
    "a message whose sender was killed is sent after the next start",
    async () => {
      const [before] = running.slice(-1);
      await before?.end();
      const silent = createServer().listen(0, "127.0.0.1");
      await once(silent, "listening");
      const connected = once(silent, "connection");
      const { port } = silent.address() as AddressInfo;
      const cut = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TIMEOUT_MS: "1000" });
      const sending = cut.send({ ...message, name: "No meio do envio" }).catch(() => "cut off");
      await connected;
      await cut.end("SIGKILL");
      expect(await sending).toBe("cut off");
      silent.close();

      const after = await start({ RETRY_INTERVAL_MS: "100" });
      const inbox = await after.inbox();
      const row = inbox.messages.find(({ name }) => name === "No meio do envio");
      expect(row?.delivery).toMatchObject({ state: "pending", attempts: 1 });
      // The lease still holds; end it as the clock would.
      await after.call(`/rest/v1/contact_messages?id=eq.${row?.id}`, {
        key: after.secretKey,
        method: "PATCH",
        body: { next_attempt_at: new Date().toISOString() },
      });
      const sent = await until("the e-mail arrives", async () =>
        (await after.inbox()).emails.find(
          (email) => email.messageId === row?.id && email.status === "delivered",
        ),
      );
      expect(sent.copies).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    "stops when its parent lets go",
    async () => {
      const [backend] = running.slice(-1);
      const children = backend?.childPids() ?? [];
      backend?.child.disconnect();
      await until("the backend ends", () => backend?.child.exitCode === 0);
      expect(children.filter(isAlive)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe("ports", () => {
  it.each(["SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"])(
    "names a port in use and %s, and leaves nothing behind",
    async (variable) => {
      const folder = newDataDir();
      const taken = createServer().listen(0, "127.0.0.1");
      await once(taken, "listening");
      const { port } = taken.address() as AddressInfo;
      const refused = await runToEnd(MAIN, [], {
        DATA_DIR: folder.dataDir,
        [variable]: String(port),
      });
      expect(refused.code).toBe(1);
      expect(refused.stderr.trim()).toBe(
        `Port ${port} is already in use: set ${variable} to another port.`,
      );
      expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(false);
      taken.close();
      folder.remove();
    },
    TIMEOUT_MS,
  );

  it(
    "names a variable that makes no sense",
    async () => {
      const refused = await runToEnd(MAIN, [], { DATA_DIR: "unused", SMTP_PORT: "mail" });
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(/^SMTP_PORT is not usable: .+\n$/);
    },
    TIMEOUT_MS,
  );
});
