import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import ExifReader from "exifreader";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { backendEnv, startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { DIST } from "@/scripts/lib/build.mjs";
import { buildInto } from "@/tests/support/build-into";
import { PICTURE, type Variant, writeVariant } from "@/tests/support/content-variants";
import { FakeYouTube } from "@/tests/support/fake-youtube";
import { htmlProblems } from "@/tests/support/html-rules";
import { pageThings } from "@/tests/support/json-ld";
import { schemaProblems } from "@/tests/support/schema-requirements";

const PUBLIC = "https://www.primoze.com.br";
/** Real episodes beside those of the seed. */
const MORE_EPISODES = 60;

/** What holds for every page, in a browser: one page of each template. */
const GENERAL_SPECS = ["e2e/every-page", "e2e/site-map", "e2e/machine-files", "e2e/feeds"];

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

  it("makes pages whose HTML, JSON-LD and links are right", async () => {
    const pages = readPages(path.join(dist, "cdn/site"));
    const problems: string[] = [];
    for (const [page, html] of pages) {
      const found = [
        ...(await htmlProblems(html)),
        ...emptyParts(html),
        ...schemaProblems(pageThings(html)),
        ...deadLinks(html, pages, path.join(dist, "cdn/site")),
      ];
      problems.push(...found.map((problem) => `${page}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(pages.size).toBeGreaterThan(60 + episodes);
  });

  it("makes photographs with credit and licence, and nothing that a camera wrote", () => {
    const folder = path.join(dist, "cdn/site/fotos");
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    const found = names.map((name) => [name, tagsOf(readFileSync(path.join(folder, name)))]);
    const { credit, licence } = PICTURE;
    expect(found).toEqual(names.map((name) => [name, { Credit: credit, rights: licence }]));
    expect(names.length > 0).toBe(trial === "grown");
  });

  it("passes the general browser tests", () => {
    const args = ["node_modules/@playwright/test/cli.js", "test", "--project=e2e"];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...GENERAL_SPECS], {
      // Playwright refuses to run inside Jest's workers.
      env: { ...process.env, ...env, NEXT_DIST_DIR: dist, JEST_WORKER_ID: undefined },
      encoding: "utf8",
    });
    const failures = status === 0 ? "" : stdout.replace(/^.*✓.*\n/gm, "") + stderr;
    expect([status, failures]).toEqual([0, ""]);
  }, 900_000);
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

/** The built pages by their address, "/" for index.html. */
const readPages = (site: string) =>
  new Map(
    filesBelow(site)
      // The editor's page is that of its package.
      .filter((file) => file.endsWith(".html") && path.basename(file) !== "admin.html")
      .map((file) => [
        `/${path.relative(site, file).replace(/(^index)?\.html$/, "")}`,
        readFileSync(file, "utf8"),
      ]),
  );

/** What a picture says of itself beside its size: text, camera, place. */
function tagsOf(picture: Buffer): Record<string, string> {
  const { exif = {}, xmp = {}, iptc = {}, gps = {} } = ExifReader.load(picture, { expanded: true });
  const { _raw, about: _nothing, ...tags } = { ...exif, ...iptc, ...gps, ...xmp };
  return Object.fromEntries(
    Object.entries(tags as Record<string, { description: string }>).map(([name, tag]) => [
      name,
      tag.description,
    ]),
  );
}

/** Lists without an entry, and sections with nothing below their heading. */
function emptyParts(html: string): string[] {
  const lists = html.match(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g) ?? [];
  const sections = html.match(/<section\b(?:(?!<section\b)[^])*?<\/section>/g) ?? [];
  const bare = sections.filter((section) => {
    const below = section.replaceAll(/<(h[1-6])\b[^]*?<\/\1>/g, "");
    return !/<(svg|img|a|button|input)\b/.test(below) && !/>[^<]*[^<\s]/.test(below);
  });
  return [...lists, ...bare.map((section) => section.slice(0, 200))];
}

/** Links to a page, an id or a file that the build does not have. */
function deadLinks(html: string, pages: ReadonlyMap<string, string>, site: string): string[] {
  const links = [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, link = ""]) => link);
  return [...new Set(links)].filter((link) => {
    const { pathname, hash } = new URL(link.replaceAll("&amp;", "&"), PUBLIC);
    const target = pages.get(pathname);
    if (target === undefined) return !existsSync(path.join(site, decodeURIComponent(pathname)));
    return hash !== "" && !target.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  });
}
