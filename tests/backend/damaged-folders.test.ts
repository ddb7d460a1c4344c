import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newDataDir, runBackend, TIMEOUT_MS } from "@/tests/backend/support/backend-process";

type Damage = [what: string, damage: (path: (name: string) => string) => void, sentence: RegExp];

const DAMAGED: Damage[] = [
  [
    "the database is a file",
    (path) => writeFileSync(path("postgres"), "x"),
    /\/postgres is damaged/,
  ],
  [
    "the database has another version",
    (path) => {
      mkdirSync(path("postgres"));
      writeFileSync(path("postgres/PG_VERSION"), "9\n");
    },
    /\/postgres is damaged/,
  ],
  [
    "the keys are a folder",
    (path) => mkdirSync(path("keys.json")),
    /\/keys\.json contains no valid/,
  ],
  [
    "the keys are cut off",
    (path) => writeFileSync(path("keys.json"), "{"),
    /contains no valid keys/,
  ],
  ["the lock is a folder", (path) => mkdirSync(path("backend.json")), /\/backend\.json is damaged/],
];

it(
  "a damaged data folder is reported in one sentence with its path",
  async () => {
    const results = await Promise.all(
      DAMAGED.map(async ([what, damage, sentence]) => {
        const { dataDir, remove } = newDataDir();
        damage((name) => join(dataDir, name));
        const { code, stderr } = await runBackend({ DATA_DIR: dataDir });
        remove();
        return { what, code, stderr, sentence, dataDir };
      }),
    );
    for (const { what, code, stderr, sentence, dataDir } of results) {
      expect([what, code]).toEqual([what, 1]);
      expect(stderr).toMatch(sentence);
      expect(stderr).toContain(dataDir);
      expect([what, stderr.trim().split("\n")]).toEqual([what, [expect.any(String)]]);
      expect(stderr).not.toMatch(/ {4}at |\[object/);
    }
  },
  2 * TIMEOUT_MS,
);
