import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { migrate } from "@/scripts/backend/database/migrations";
import { createSpaceCheck, withDataFolder } from "@/scripts/backend/data-folder";
import { createGateway } from "@/scripts/backend/gateway";
import { acquireLock } from "@/scripts/backend/lock";
import {
  BackendProcess,
  newDataDir,
  newDataDirWithDatabase,
  readableByOthers,
  runBackend,
} from "@/tests/backend/support/backend-process";

const statfs = jest.fn();
jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  statfs: (folder: string) => statfs(folder),
}));

async function serve(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("a full disk", () => {
  it("writes are refused, reads are not, and the log says so once", async () => {
    const lines: string[] = [];
    const hasSpace = createSpaceCheck("/data", (line) => lines.push(line));
    const rest = async () => new Response("[]");
    const { server } = createGateway({ rest, functions: null }, () => {}, hasSpace);
    const url = await serve(server);
    const call = async (method: string, freeBytes: number) => {
      statfs.mockResolvedValue({ bavail: freeBytes / 4096, bsize: 4096 });
      const response = await fetch(`${url}/rest/v1/x`, { method });
      return [response.status, await response.json()];
    };

    expect(await call("POST", 2 ** 30)).toEqual([200, []]);
    const full = { code: "53100", message: "The disk of the data folder is full." };
    for (const method of ["POST", "PATCH"]) expect(await call(method, 4096)).toEqual([507, full]);
    for (const method of ["GET", "DELETE"]) expect(await call(method, 4096)).toEqual([200, []]);
    expect(await call("POST", 2 ** 30)).toEqual([200, []]);
    expect(lines).toEqual([
      "The disk of /data is full: no message is stored until there is space.",
      "The disk of /data has space again.",
    ]);
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ["full", 4096, "The disk of /data/postgres is full."],
    ["not full", 2 ** 30, "/data/postgres is damaged or not readable (it ended unexpectedly): "],
  ])("a start that fails without a reason while it is %s says so", async (_, free, sentence) => {
    statfs.mockResolvedValue({ bavail: free / 4096, bsize: 4096 });
    const start = withDataFolder("/data/postgres", () => Promise.reject({ name: "ExitStatus" }));
    await expect(start).rejects.toThrow(sentence);
  });
});

it.each([
  ["of a process that no longer runs", '{"pid":1,"url":"http://127.0.0.1:9"}'],
  ["that is damaged", "{"],
])("one of eight starts takes over a lock %s", async (_what, content) => {
  const folder = newDataDir();
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ pid: process.pid }));
  });
  const url = await serve(server);
  writeFileSync(join(folder.dataDir, "backend.json"), content);
  const starts = await Promise.allSettled(
    Array.from({ length: 8 }, async () => {
      const lock = await acquireLock(folder.dataDir, url);
      lock.update({ inboxUrl: url });
      return lock;
    }),
  );
  const [holder, ...others] = starts.flatMap((start) =>
    start.status === "fulfilled" ? [start.value] : [],
  );
  expect(others).toEqual([]);
  for (const start of starts) {
    if (start.status === "rejected") expect(start.reason.message).toContain("is in use by");
  }
  holder?.release();
  expect(readdirSync(folder.dataDir)).toEqual([]);
  server.closeAllConnections();
  server.close();
  folder.remove();
});

it("a database that ran only some of the older migrations is refused in one sentence", async () => {
  const query = async () => ({
    rows: [{ version: "20250101000100" }, { version: "20250301000300" }],
  });
  const database = { exec: async () => [], query } as unknown as PGlite;
  await expect(migrate(database, "supabase")).rejects.toThrow(
    "The database was made by an older version of this repository",
  );
});

type Damage = [what: string, damage: (path: (name: string) => string) => void, sentence: RegExp];

const DAMAGED: Damage[] = [
  [
    "the database has another version",
    (path) => {
      mkdirSync(path("postgres"));
      writeFileSync(path("postgres/PG_VERSION"), "9\n");
    },
    /\/postgres is damaged/,
  ],
  [
    "the keys are cut off",
    (path) => writeFileSync(path("keys.json"), "{"),
    /\/keys\.json contains no valid keys/,
  ],
  ["the lock is a folder", (path) => mkdirSync(path("backend.json")), /\/backend\.json is damaged/],
];

it.each(DAMAGED)(
  "a start is refused in one sentence with the path where %s",
  async (_what, damage, sentence) => {
    const { dataDir, remove } = newDataDir();
    damage((name) => join(dataDir, name));
    const { code, stderr } = await runBackend({ DATA_DIR: dataDir });
    remove();
    expect([code, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(stderr).toContain(dataDir);
  },
);

it("a data folder that cannot be made is refused in one sentence, and the process ends", async () => {
  const { code, stderr } = await runBackend({ DATA_DIR: "/proc/none/data" });
  expect([code, stderr.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/^DATA_DIR cannot be used as the data folder: .*\/proc\/none/)],
  ]);
});

it("a limit of open files that is too low is named before the backend starts", () => {
  const command = `ulimit -n 256 && exec "${process.execPath}" --input-type=module -e '
    import { startBackend } from "./scripts/lib/backend.mjs";
    await startBackend().catch(({ message }) => console.error(message));'`;
  const { stderr } = spawnSync("bash", ["-c", command], { encoding: "utf8" });
  expect(stderr.trim()).toBe(
    "Only 256 files may be open at once, and the backend needs 512: ulimit -n.",
  );
});

it("nobody else can read what the backend writes, also in a folder that others may read", async () => {
  // A first start of the backend has written the database; its copy has the same rights.
  const { dataDir, remove } = newDataDirWithDatabase();
  chmodSync(dataDir, 0o755);
  const backend = await BackendProcess.start(dataDir);
  await backend.stop();
  const readable = readableByOthers(dataDir);
  remove();
  expect(readable).toEqual([]);
});
