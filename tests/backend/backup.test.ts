import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BackendProcess, readableByOthers } from "@/tests/backend/support/backend-process";
import { fileIn, runBackup as run, setupMessages } from "@/tests/backend/support/backup";

// Of a hosted project, encrypted, and after a deletion: tests/nightly/backup.test.ts.

const TABLES = ["contact_messages", "podcast_suggestions", "episodes"];

describe("backup and restore", () => {
  const { original, files, copy } = setupMessages();
  const rowsOf = async (backend: BackendProcess) => {
    const rows = await Promise.all(
      TABLES.map((table) =>
        backend.call(`/rest/v1/${table}?select=*&order=${table === "episodes" ? "titulo" : "id"}`, {
          key: backend.secretKey,
        }),
      ),
    );
    return rows.map(({ body }) => body);
  };

  it("a copy restored into an empty folder is the same row by row, also restored again while in use", async () => {
    const saved = await run(["backup", files.dataDir], { DATA_DIR: original().dataDir });
    expect(saved.stderr).toBe("");
    expect(saved.stdout).toMatch(
      /: 3 contact_messages, 1 podcast_suggestions, 29 episodes, 0 erased_rows\n$/,
    );
    const file = fileIn(files.dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restore = async () => {
      const restored = await run(["restore", file], { DATA_DIR: copy.dataDir });
      expect([restored.code, restored.stderr]).toEqual([0, ""]);
      expect(restored.stdout).toMatch(/^Restored and compared row by row: 3 contact_messages/);
    };
    chmodSync(copy.dataDir, 0o755);
    await restore();
    expect(readableByOthers(copy.dataDir)).toEqual([]);
    const backend = await BackendProcess.start(copy.dataDir, { RETRY_INTERVAL_MS: "86400000" });
    await restore();
    const [restoredRows, originalRows] = [await rowsOf(backend), await rowsOf(original())];
    await backend.stop();
    expect(restoredRows).toEqual(originalRows);
  });

  it("a file that is no backup is refused in one sentence, and changes nothing", async () => {
    const damaged = join(files.dataDir, "0-damaged.json.gz");
    writeFileSync(damaged, "x");
    const results = await Promise.all(
      [damaged, join(files.dataDir, "none"), ""].map((file) =>
        run(["restore", file], { DATA_DIR: "/dev/null/none" }),
      ),
    );
    expect(results.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(results.map(({ stderr }) => stderr.trim())).toEqual([
      `${damaged} is not a readable backup.`,
      `${join(files.dataDir, "none")} is not a readable backup.`,
      "Name the file: npm run restore -- backups/primoze-….json.gz",
    ]);
  });
});
