import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { backendEnv, startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { DIST } from "@/scripts/lib/build.mjs";
import { buildInto } from "@/tests/support/build-into";
import { type Variant, writeVariant } from "@/tests/support/content-variants";
import { FakeYouTube } from "@/tests/support/fake-youtube";

const PUBLIC = "https://www.primoze.com.br";
/** Real episodes beside those of the seed. */
const MORE_EPISODES = 60;

const TRIALS: { trial: Variant; siteUrl: string; episodes: number }[] = [
  { trial: "launched", siteUrl: PUBLIC, episodes: 0 },
  { trial: "grown", siteUrl: "", episodes: MORE_EPISODES },
  { trial: "emptied", siteUrl: "", episodes: 0 },
];

describe.each(TRIALS)("the $trial content", ({ trial, siteUrl, episodes }) => {
  const root = path.resolve(DIST, "trials", trial);
  const env = { CONTENT_ROOT: root, SITE_URL: siteUrl };
  let dist: string;

  beforeAll(async () => {
    rmSync(root, { recursive: true, force: true });
    await writeVariant(trial, root);
    const youtube = await FakeYouTube.start({ count: episodes });
    const backend = await startTemporaryBackend(youtube.environment, "pipe");
    if (episodes > 0) await syncEpisodes(backend);
    dist = buildInto(trial, { ...env, ...backendEnv(backend) });
    await backend.stop();
    await youtube.stop();
  }, 600_000);
  afterAll(() => {
    for (const folder of [root, dist]) if (folder) rmSync(folder, { recursive: true });
  });

  it("makes photographs with nothing that a camera wrote", async () => {
    const folder = path.join(dist, "cdn/site/fotos");
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const name of names) {
      const { exif, xmp, iptc } = await sharp(path.join(folder, name)).metadata();
      expect([name, exif, xmp, iptc]).toEqual([name, undefined, undefined, undefined]);
    }
    expect(names.length > 0).toBe(trial === "grown");
  });

  it.each([
    ["of the built pages", ["node_modules/jest/bin/jest.js", "--selectProjects", "site"]],
    [
      "that visit each template",
      ["node_modules/@playwright/test/cli.js", "test", "--project=e2e", "e2e/walk"],
    ],
  ])(
    "passes the tests %s",
    (_which, args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        // Neither runner starts inside of a worker of the other.
        env: { ...process.env, ...env, NEXT_DIST_DIR: dist, JEST_WORKER_ID: undefined },
        encoding: "utf8",
      });
      expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
    },
    900_000,
  );
});

/** Reads all videos of the channel into the database, as the button of the podcast does. */
async function syncEpisodes({ url, anonKey }: { url: string; anonKey: string }) {
  const response = await fetch(`${url}/functions/v1/youtube-videos`, {
    method: "POST",
    headers: { authorization: `Bearer ${anonKey}`, "content-type": "application/json" },
    body: JSON.stringify({ mode: "all", limit: 500 }),
  });
  if (!response.ok) throw new Error(`The sync answered ${response.status}.`);
}
