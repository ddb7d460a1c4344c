import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { closeServer, listen } from "@/scripts/backend/http";
import { createInboxServer } from "@/scripts/backend/inbox/server";
import { FREE_PORTS, startBackend } from "@/scripts/lib/backend.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { Backend } from "@/tests/backend/support/backend";
import { newDataDir, readInbox, runScript } from "@/tests/backend/support/data-folder";
import { waitFor } from "@/tests/backend/support/wait-for";

const message = { name: "Maria", email: "maria@example.com", message: "Oi" };

describe("starting and stopping", () => {
  const folder = newDataDir();
  let backend: Backend;
  let main: Awaited<ReturnType<typeof startBackend>>["process"];

  async function start() {
    const started = await startBackend({ DATA_DIR: folder.dataDir, ...FREE_PORTS }, "pipe");
    backend = new Backend({ ...started, ...folder });
    main = started.process;
  }

  /** Process ids of the functions. */
  function childPids(): number[] {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return table.split("\n").flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid && parent === main.pid ? [pid] : [];
    });
  }

  beforeAll(async () => {
    chmodSync(folder.dataDir, 0o755);
    await start();
  });
  afterAll(async () => {
    await stopProcess(main);
    folder.remove();
  });

  it("after SIGKILL the functions exit, no message is lost, and the folder can be used", async () => {
    const { anonKey } = backend;
    const children = childPids();
    const id = await backend.send(message);
    main.kill("SIGKILL");
    await once(main, "exit");
    await waitFor("the functions exit", () => !children.some(isRunning));

    await start();
    expect(backend.anonKey).toBe(anonKey);
    expect((await backend.inbox()).messages.map((row) => row.id)).toEqual([id]);
  });

  it("stops when its parent disconnects; what it wrote is there, and for nobody else", async () => {
    const id = await backend.send(message);
    const children = childPids();
    expect(children.length).toBeGreaterThan(0);
    const running = await backend.inbox();
    main.disconnect();
    await waitFor("the backend exits", () => main.exitCode === 0);
    expect(children.filter(isRunning)).toEqual([]);

    const stopped = await readInbox(folder);
    expect(stopped).toEqual(running);
    const emails = stopped.emails.filter(({ messageId }) => messageId === id);
    expect(emails).toMatchObject([{ copies: 1 }]);
    expect(readdirSync(folder.dataDir).sort()).toEqual(["keys.json", "mail", "postgres"]);
    // Other users of the machine cannot read messages, also in a folder that they may read.
    const names = readdirSync(folder.dataDir, { recursive: true, encoding: "utf8" });
    const mode = (name: string) => statSync(path.join(folder.dataDir, name)).mode;
    expect(names.filter((name) => mode(name) & 0o077)).toEqual([]);
  });
});

/** Whether a process runs; a zombie process does not. */
function isRunning(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
    return !state.trim().startsWith("Z");
  } catch {
    return false;
  }
}

it("concurrent requests keep their own roles", async () => {
  const { dataDir, remove } = newDataDir();
  const script = "tests/nightly/support/embedded-database.ts";
  const { stdout } = await runScript(script, [], { DATA_DIR: dataDir });
  expect(JSON.parse(stdout)).toEqual({ "anon 401": 30, "service 200": 30 });
  remove();
});

it("npm run inbox opens no folder whose backend is still starting", async () => {
  const inbox = createInboxServer(
    () => Promise.resolve(null),
    () => Promise.resolve([]),
    () => {},
  );
  const INBOX_PORT = String(await listen(inbox, 0));
  const stderr = expect.stringContaining("The backend answers 503. Ask again in a moment.");
  const run = runScript("scripts/inbox.ts", [], { INBOX_PORT }).finally(() => closeServer(inbox));
  await expect(run).rejects.toMatchObject({ code: 1, stderr });
});
