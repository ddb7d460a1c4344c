import { chmodSync, readdirSync } from "node:fs";
import { closeServer, listen } from "@/scripts/backend/http";
import { createInboxServer } from "@/scripts/backend/inbox/server";
import {
  BackendProcess,
  readableByOthers,
  readInbox,
  isRunning,
  newDataDir,
  runScript,
} from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";

const message = { name: "Maria", email: "maria@example.com", message: "Oi" };

describe("starting and stopping", () => {
  const folder = newDataDir();
  let backend: BackendProcess;

  beforeAll(async () => {
    chmodSync(folder.dataDir, 0o755);
    backend = await BackendProcess.start(folder.dataDir);
  });
  afterAll(async () => {
    await backend.stop();
    folder.remove();
  });

  it("after SIGKILL the functions exit, no message is lost, and the folder can be used", async () => {
    const { anonKey } = backend;
    const children = backend.childPids();
    const id = await backend.send(message);
    await backend.stop("SIGKILL");
    await waitFor("the functions exit", () => !children.some(isRunning));

    backend = await BackendProcess.start(folder.dataDir);
    expect(backend.anonKey).toBe(anonKey);
    expect((await backend.inbox()).messages.map((row) => row.id)).toEqual([id]);
  });

  it("stops when its parent disconnects; what it wrote is there, and for nobody else", async () => {
    const id = await backend.send(message);
    const children = backend.childPids();
    expect(children.length).toBeGreaterThan(0);
    const running = await backend.inbox();
    backend.child.disconnect();
    await waitFor("the backend exits", () => backend.child.exitCode === 0);
    expect(children.filter(isRunning)).toEqual([]);

    const stopped = await readInbox(folder);
    expect(stopped).toEqual(running);
    const emails = stopped.emails.filter(({ messageId }) => messageId === id);
    expect(emails).toMatchObject([{ copies: 1 }]);
    expect(readdirSync(folder.dataDir).sort()).toEqual(["keys.json", "mail", "postgres"]);
    // Other users of the machine cannot read messages, also in a folder that they may read.
    expect(readableByOthers(folder.dataDir)).toEqual([]);
  });
});

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
  const { code, stderr } = await runScript("scripts/inbox.ts", [], { INBOX_PORT });
  await closeServer(inbox);
  expect(code).toBe(1);
  expect(stderr).toContain("The backend answers 503. Ask again in a moment.");
});
