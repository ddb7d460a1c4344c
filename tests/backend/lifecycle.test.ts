import { chmodSync, existsSync, readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import {
  BackendProcess,
  readableByOthers,
  readInbox,
  isRunning,
  newDataDir,
  newDataDirWithDatabase,
  runBackend,
} from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";

const message = { name: "Maria", email: "maria@example.com", message: "Oi" };

describe("starting and stopping", () => {
  const folder = newDataDirWithDatabase();
  const running: BackendProcess[] = [];
  const start = async (variables?: Record<string, string>) => {
    const backend = await BackendProcess.start(folder.dataDir, variables);
    running.push(backend);
    return backend;
  };

  afterAll(async () => {
    for (const backend of running) await backend.stop();
    folder.remove();
  });

  it("the inbox is empty before the first start, and reading it creates no files", async () => {
    const dataDir = join(folder.dataDir, "none");
    expect(await readInbox(dataDir)).toEqual({ messages: [], suggestions: [], emails: [] });
    expect(existsSync(dataDir)).toBe(false);
  });

  it("stops on SIGTERM with code 0 and no child process; a second start has the same data", async () => {
    chmodSync(folder.dataDir, 0o755);
    const first = await start();
    const id = await first.send(message);
    const children = first.childPids();
    expect(children.length).toBeGreaterThan(0);

    expect(await first.stop("SIGTERM")).toBe(0);
    expect(children.filter(isRunning)).toEqual([]);
    expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(false);

    const stopped = await readInbox(folder.dataDir);
    expect(stopped.messages.map((row) => row.id)).toEqual([id]);
    expect(stopped.emails).toMatchObject([{ messageId: id, status: "delivered", copies: 1 }]);
    expect(readdirSync(folder.dataDir).sort()).toEqual(["keys.json", "mail", "postgres"]);
    // Other users of the machine cannot read messages, also in a folder that they may read.
    expect(readableByOthers(folder.dataDir)).toEqual([]);

    const second = await start();
    expect(second.anonKey).toBe(first.anonKey);
    expect(await second.inbox()).toEqual(stopped);
  });

  it("a second backend on the same folder fails with one sentence; the first keeps running", async () => {
    const [backend] = running.slice(-1);
    const result = await runBackend({ DATA_DIR: folder.dataDir });
    expect(result.code).toBe(1);
    expect(result.stderr.trim()).toBe(
      `The data folder ${folder.dataDir} is in use by process ${backend?.child.pid} ` +
        `(${backend?.url}): stop it, or set DATA_DIR to another folder.`,
    );
    expect((await backend?.call("/health"))?.status).toBe(200);
  });

  it("restarts the functions when they exit", async () => {
    const [backend] = running.slice(-1);
    const [functions] = backend?.childPids() ?? [];
    process.kill(functions!, "SIGKILL");
    await waitFor("the functions respond", async () => {
      const response = await backend?.call("/functions/v1/fetch-episodios");
      return response?.status === 200 && !backend?.childPids().includes(functions ?? 0);
    });
  });

  it("after SIGKILL the functions exit, no message is lost, and the folder can be used", async () => {
    const [backend] = running.slice(-1);
    const children = backend?.childPids() ?? [];
    const id = await backend?.send({ ...message, name: "Antes da queda" });
    await backend?.stop("SIGKILL");
    await waitFor("the functions exit", () => !children.some(isRunning));
    expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(true);

    const restarted = await start();
    const { messages } = await restarted.inbox();
    expect(messages.map((row) => row.id)).toContain(id);
  });

  it("stops when its parent disconnects", async () => {
    const [backend] = running.slice(-1);
    const children = backend?.childPids() ?? [];
    backend?.child.disconnect();
    await waitFor("the backend exits", () => backend?.child.exitCode === 0);
    expect(children.filter(isRunning)).toEqual([]);
  });
});

describe("ports", () => {
  // INBOX_PORT: tests/scripts/serve.test.ts.
  it.each(["SUPABASE_PORT", "SMTP_PORT"])(
    "a port in use: the error names it and %s, and no lock is left",
    async (variable) => {
      const folder = newDataDir();
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const result = await runBackend({
        DATA_DIR: folder.dataDir,
        [variable]: String(port),
      });
      expect(result.code).toBe(1);
      expect(result.stderr.trim()).toBe(
        `Port ${port} is already in use: set ${variable} to another port.`,
      );
      expect(existsSync(join(folder.dataDir, "backend.json"))).toBe(false);
      server.close();
      folder.remove();
    },
  );

  it("an invalid variable: the error names it", async () => {
    const result = await runBackend({ DATA_DIR: "unused", SMTP_PORT: "mail" });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^SMTP_PORT is not usable: .+\n$/);
  });
});
