import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import type * as Files from "node:fs/promises";
import { join } from "node:path";
import { acquireLock } from "@/scripts/backend/lock";
import { newDataDir } from "@/tests/backend/support/backend-process";

/** Processes do not run in step: removing takes each start a different time. */
jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<typeof Files>("node:fs/promises");
  const rm: typeof actual.rm = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    await actual.rm(...call);
  };
  return { ...actual, rm };
});

/** Larger than any process id of Linux. */
const DEAD_PID = 2 ** 22 + 1;

describe("the lock of a data folder", () => {
  const folder = newDataDir();
  const lockFile = join(folder.dataDir, "backend.json");
  afterAll(() => folder.remove());

  it.each([
    [
      "of a process that no longer runs",
      JSON.stringify({ pid: DEAD_PID, state: "ready", since: 0 }),
    ],
    ["that is damaged", "{"],
    ["that is empty", ""],
  ])("one of eight starts takes over a lock %s", async (_what, content) => {
    // A race: each round has another order.
    for (let round = 0; round < 8; round += 1) {
      writeFileSync(lockFile, content);
      const starts = await Promise.allSettled(
        Array.from({ length: 8 }, () => acquireLock(folder.dataDir, "starting")),
      );
      const holders = starts.flatMap((start) =>
        start.status === "fulfilled" ? [start.value] : [],
      );
      expect(holders).toHaveLength(1);
      for (const start of starts) {
        if (start.status === "rejected") expect(start.reason.message).toContain("is in use by");
      }
      await holders[0]!.release();
      expect(readdirSync(folder.dataDir)).toEqual([]);
    }
  });

  it("names the file that an interrupted takeover left behind", async () => {
    writeFileSync(lockFile, "{");
    writeFileSync(`${lockFile}.takeover`, "");
    utimesSync(`${lockFile}.takeover`, 0, 0);
    await expect(acquireLock(folder.dataDir, "starting")).rejects.toThrow(
      `An interrupted start left ${lockFile}.takeover behind: delete it.`,
    );
    expect(existsSync(lockFile)).toBe(true);
  });
});
