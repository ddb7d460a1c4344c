import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { episodeNotices } from "@/scripts/backend/inbox/listing";
import { problemsOfSite } from "@/scripts/check-site/checks";
import { sourceHash } from "@/scripts/lib/source-hash.mjs";
import { contentCopy } from "@/tests/support/content-copy";

// That each command runs, and what it says of one mistake.

it("npm run check:content counts a field without its value as an error, age and links to nothing not", () => {
  const copy = contentCopy();
  const [file] = copy.files("content/articles");
  copy.replace(file!, /^(readAgain: .*\n)?title:.*/m, "readAgain: 2027-01-31\ntitle:");
  copy.write(file!, `${copy.read(file!)}\n[Antes](/nada)\n`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--require", "./tests/support/moved-clock.cjs", "--import", "tsx", "scripts/check-content.ts"],
    { encoding: "utf8", env: { ...process.env, MOVED_NOW: "2031-06-01T15:00:00Z" } },
  );
  copy.remove();
  expect(status).toBe(1);
  expect(stdout).toMatch(/\nErros [^]*title: falta este campo[^]*\n1 erro,/);
});

it("npm run check:site says which page, header and dependency is wrong", async () => {
  const answers: Record<string, [number, object]> = {
    "/api/health": [503, { dependencies: { mail: "refused", build: "outdated" } }],
  };
  let sent: object = {};
  const server = createServer(async (request, response) => {
    if (request.method === "POST") sent = (await json(request)) as object;
    const [status, body] = answers[request.url!] ?? [200, {}];
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const problems = await problemsOfSite(`http://127.0.0.1:${port}`, { message: true });
  server.close();
  expect(problems).toEqual(
    expect.arrayContaining([
      "/blog: no script policy",
      expect.stringMatching(/^\/[-\w]{36}: status 200 instead of 404$/),
      "/contato: X-Frame-Options is not as built",
      "/api/health: status 503 instead of 200",
      "/api/health: mail refused",
      "/api/health: build outdated",
    ]),
  );
  expect(sent).toMatchObject({ q7d: "check-site" });
});

it.each(["SITE_URL", "PREVIEW", "SYNC_TOKEN"])("npm start builds anew for another %s", (name) => {
  const before = sourceHash();
  process.env[name] = "another-value-of-it";
  const after = sourceHash();
  process.env[name] = "";
  expect([after === before, sourceHash() === before]).toEqual([false, true]);
});

it("npm run inbox says why episodes cannot be updated", () => {
  const ready = { YOUTUBE_API_KEY: "key", YOUTUBE_CHANNEL_ID: "UC1" };
  expect(episodeNotices(ready)).toEqual([]);
  expect(episodeNotices({ ...ready, YOUTUBE_API_KEY: undefined }).join()).toContain(
    "Chave da API do YouTube não configurada",
  );
});
