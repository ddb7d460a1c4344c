/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request as askHttp, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { createSiteServer } from "@/adapter/server/site-server";

const FILES: Record<string, string> = {
  "index.html": "Início",
  "contato.html": "Contato",
  "contato.html.br": "",
  "blog/tinta.html": "Tinta",
  "404.html": "Página não encontrada",
  "feed.xml": "<rss/>",
  ".well-known/security.txt": "Contact: mailto:seguranca@primoze.example",
  "audio.mp3": "1",
  "desenhos/torneira.svg": "<svg/>",
  "_next/static/a.js": "1",
};

const build = {
  builtAt: "",
  config: {},
  api: ["/api/quote", "/api/episodes"],
  headers: { "/feed.xml": { "content-type": "application/rss+xml; charset=utf-8" } },
  redirects: { "/blog/cor": "/blog/tinta" },
};

let folder: string;
let server: Server;
let port: number;
/** What reached Next. */
let asked: { url: string; headers: IncomingMessage["headers"] }[] = [];
let printed: unknown[][] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  server = createSiteServer(folder, build, async (request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    response.end("Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  printed = [];
  for (const method of ["log", "error"] as const)
    jest.spyOn(console, method).mockImplementation((...values) => void printed.push(values));
});
afterEach(() => jest.restoreAllMocks());

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Without fetch(), which decodes the body and chooses its own headers. */
const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: target, method, headers, agent: false };
    askHttp(options, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    })
      .once("error", reject)
      .end();
  });

const notFound = { status: 404, body: Buffer.from("Página não encontrada") };

describe("files", () => {
  it.each([
    ["/_next/static/a.js", { "cache-control": "public, max-age=31536000, immutable" }],
    ["/contato", { "cache-control": "public, max-age=0, must-revalidate" }],
    [
      "/desenhos/torneira.svg",
      {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
        "content-security-policy": expect.stringMatching(/^default-src 'none'; .* sandbox$/),
      },
    ],
    ["/feed.xml", { "content-type": "application/rss+xml; charset=utf-8" }],
    ["/.well-known/security.txt", { "content-type": "text/plain; charset=utf-8" }],
    ["/audio.mp3", { "content-type": "audio/mpeg", "x-frame-options": "DENY" }],
  ])("%s has its headers", async (target, headers) => {
    expect((await ask(target)).headers).toMatchObject(headers);
  });

  it("is not sent again after a build that changed its time alone", async () => {
    const { headers } = await ask("/blog/tinta");
    utimesSync(path.join(folder, "blog/tinta.html"), 0, 0);
    const again = await ask("/blog/tinta", { "if-none-match": headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask("/contato", { "if-none-match": headers.etag! })).status).toBe(200);
  });
});

describe("addresses", () => {
  it.each([
    ["/contato/", "/contato"],
    ["/Contato?x=1", "/contato?x=1"],
    ["/Contato?de=/blog?x=1", "/contato?de=/blog?x=1"],
    ["/contato.html", "/contato"],
    ["/index.html", "/"],
    ["/contato.", "/contato"],
    ["/contato%E2%80%9D", "/contato"],
    ["/blog/tinta!,", "/blog/tinta"],
    ["/contato&fbclid=abc", "/contato"],
    ["/blog/tinta&utm_source=zap&utm_medium=b", "/blog/tinta"],
    ["/blog/cor", "/blog/tinta"],
    ["/Blog/Cor/", "/blog/tinta"],
  ])("%s leads to %s for good", async (typed, page) => {
    const { status, headers } = await ask(typed);
    expect([status, headers.location]).toEqual([308, page]);
  });

  it.each([
    "/none",
    "/none.",
    "/404",
    "/404.html",
    "/index",
    "/contato.html.br",
    "/_global-error",
    "/_next/none",
    "/api/none",
    "/api/%71uote",
    "//evil.example/contato",
    "/blog/x%",
    "/x%ff",
    "/x%00",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    `/${"a".repeat(2100)}`,
    `/contato${".".repeat(2100)}`,
    "/_next/image?url=%2Fcontato&w=640&q=75",
    "/_next/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2F..%2Fx.jpg&w=640&q=75",
    "/_next/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Fabc%2Fa.jpg%0a&w=640&q=75",
    "/_next/image?url=https%3A%2F%2Fevil.example%2Fvi%2Fabc%2Fa.jpg&w=640&q=75",
    "/_next/image?url=https://i.ytimg.com/vi/abc/a.jpg?x&w=640&q=75",
  ])("%s is not found, in the words of the page, and does not reach Next", async (target) => {
    expect(await ask(target, { range: "bytes=0-3" })).toMatchObject(notFound);
    expect(asked).toEqual([]);
    expect(printed).toHaveLength(1);
  });

  it("logs an address that nothing has without its query", async () => {
    await ask("/none?email=maria@example.com");
    expect(JSON.parse(String(printed[0]))).toMatchObject({ event: "not_found", path: "/none" });
  });

  it.each([
    ["POST", "/contato", 405],
    ["TRACE", "/api/quote", 405],
    ["OPTIONS", "*", 400],
    ["GET", "*", 400],
    ["GET", "ftp://evil.example/contato", 400],
  ])("%s %s is %i", async (method, target, status) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(asked).toEqual([]);
  });

  it.each(["/contato", "/api/quote"])(
    "%s answers Upgrade like any other request",
    async (target) => {
      const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close`;
      const socket = connect(port, "127.0.0.1");
      socket.write(`${head}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

describe("what Next answers", () => {
  it("is /api and the covers of videos, and Next says how long an answer is kept", async () => {
    const cover =
      "/_next/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Fabc%2Fhqdefault.jpg&w=640&q=75";
    const { body, headers } = await ask("/api/episodes?x=1");
    await ask(cover);
    await ask("/api/quote", {}, "POST");
    expect([String(body), headers["cache-control"]]).toEqual(["Next", undefined]);
    expect(asked.map(({ url }) => url)).toEqual(["/api/episodes?x=1", cover, "/api/quote"]);
  });

  it("gets no header of Next's own from outside, and the address of the socket", async () => {
    await ask("/api/episodes", {
      "x-middleware-prefetch": "1",
      "X-Middleware-Subrequest": "middleware",
      "x-nextjs-data": "1",
      "next-router-state-tree": "x",
      "next-action": "x",
      rsc: "1",
      "x-matched-path": "/contato",
      "x-invoke-path": "/x",
      "x-now-route-matches": "1",
      "x-prerender-revalidate": "1",
      cookie: "__prerender_bypass=x",
      "x-peer-address": "10.0.0.1",
      "x-forwarded-for": "10.0.0.2",
      "idempotency-key": "12345678",
    });
    expect(asked[0]?.headers).toEqual({
      connection: "close",
      host: `127.0.0.1:${port}`,
      "idempotency-key": "12345678",
      "x-forwarded-for": "10.0.0.2",
      "x-peer-address": "127.0.0.1",
    });
  });
});

it("keeps an idle connection longer than Caddy, so that no form meets one that ends", () => {
  const [, seconds] = /^\s*keepalive (\d+)s$/m.exec(readFileSync("deploy/Caddyfile", "utf8"))!;
  expect(server.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000);
});
