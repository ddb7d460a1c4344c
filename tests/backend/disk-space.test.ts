import { once } from "node:events";
import { type AddressInfo } from "node:net";
import { withDataFolder } from "@/scripts/backend/data-folder-error";
import { createSpaceCheck } from "@/scripts/backend/disk-space";
import { createGateway } from "@/scripts/backend/gateway";

const statfs = jest.fn();
jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  statfs: (folder: string) => statfs(folder),
}));

it("writes are refused while the disk is full, reads are not, and the log says so once", async () => {
  const lines: string[] = [];
  const hasSpace = createSpaceCheck("/data", (line) => lines.push(line));
  const rest = async () => new Response("[]");
  const gateway = createGateway({ rest, functions: null }, () => {}, hasSpace);
  gateway.server.listen(0, "127.0.0.1");
  await once(gateway.server, "listening");
  const url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}/rest/v1/x`;
  const call = async (method: string, freeBytes: number) => {
    statfs.mockResolvedValue({ bavail: freeBytes / 4096, bsize: 4096 });
    const response = await fetch(url, { method });
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
  gateway.server.closeAllConnections();
  gateway.server.close();
});

it.each([
  ["full", 4096, "The disk of /data/postgres is full."],
  ["not full", 2 ** 30, "/data/postgres is damaged or not readable (it ended unexpectedly): "],
])(
  "a start that fails without a reason while the disk is %s says so",
  async (_, free, sentence) => {
    statfs.mockResolvedValue({ bavail: free / 4096, bsize: 4096 });
    const start = withDataFolder("/data/postgres", () => Promise.reject({ name: "ExitStatus" }));
    await expect(start).rejects.toThrow(sentence);
  },
);
