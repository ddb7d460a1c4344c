import { rmSync, readdirSync } from "node:fs";
import { type IncomingMessage, request as askHttp } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import getPort from "get-port";
import { drawingPath, paths } from "@/lib/paths";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { findNginx } from "@/tests/nightly/support/programs";
import { startSite } from "@/scripts/lib/site.mjs";
import { waitFor } from "@/tests/backend/support/wait-for";
import { startNginx } from "@/tests/support/nginx";
import { otherFiles, pagePaths } from "@/tests/support/static-host";

/** The built server alone, and nginx with what the same build wrote for it. */
const NAMES = ["Node", ...(findNginx() ? ["nginx"] : [])] as ("Node" | "nginx")[];
if (NAMES.length === 1) console.log("No nginx on this machine: only Node is tested.");

const ports = { Node: 0, nginx: 0 };
let site: Awaited<ReturnType<typeof startSite>>;
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
let log = "";

beforeAll(async () => {
  ports.Node = await getPort();
  ports.nginx = await getPort();
  site = await startSite("start", ports.Node, { SUPABASE_URL: "", SUPABASE_ANON_KEY: "" }, "pipe");
  for (const stream of [site.process.stdout, site.process.stderr]) {
    stream?.on("data", (part) => (log += part));
  }
  if (NAMES.includes("nginx"))
    nginx = await startNginx({ port: ports.nginx, nodePort: ports.Node });
});

afterAll(async () => {
  for (const server of [nginx, site]) if (server) await stopProcess(server.process);
  if (nginx) rmSync(nginx.folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Without fetch(), which decodes the body and chooses its own headers. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent: false };
    askHttp(options, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    })
      .once("error", reject)
      .end();
  });
}

/** What was answered to these bytes, until the server closes the connection. */
async function sendRaw(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}\r\n\r\n`);
  return text(socket);
}

const CLOSE = "Connection: close";

describe.each(NAMES)("%s", (name) => {
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(ports[name], path, headers, method);
  const raw = (head: string) => sendRaw(ports[name], head);

  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "none"],
    ["identity", "none"],
    ["", "none"],
  ] as const)("a client that accepts %j gets %s of the same page", async (accepted, coding) => {
    const plain = await get(paths.contact);
    const { status, headers, body } = await get(paths.contact, { "accept-encoding": accepted });
    expect([status, headers["content-encoding"] ?? "none"]).toEqual([200, coding]);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(decode[coding](body).equals(plain.body)).toBe(true);
  });

  it("a page has a strong ETag for each coding, and is not sent again to who has it", async () => {
    const etags = [];
    for (const coding of ["br", "gzip", "identity"]) {
      const accept = { "accept-encoding": coding };
      const etag = (await get(paths.contact, accept)).headers.etag!;
      expect(etag).toMatch(/^"/);
      etags.push(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await get(paths.contact, { ...accept, "if-none-match": known });
        expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
        expect(again.headers.etag).toBe(etag);
        // It would be the length of a body that is not there.
        expect(again.headers["content-length"]).toBeUndefined();
        expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      }
    }
    expect(new Set(etags).size).toBe(3);
    const other = { "accept-encoding": "br", "if-none-match": etags[1]! };
    expect((await get(paths.contact, other)).status).toBe(200);
  });

  it("HEAD has the headers of GET and no body", async () => {
    for (const path of [paths.home, drawingPath("tap"), "/feed.xml", "/none"]) {
      const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
      const withoutDate = ({ status, headers: { date: _date, ...headers } }: Answer) => [
        status,
        headers,
      ];
      expect(withoutDate(head)).toEqual(withoutDate(whole));
      expect(head.body.length).toBe(0);
    }
  });

  it("a part of a file is sent alone, as long as the file is the same", async () => {
    const path = "/imprensa/primoze-imprensa.zip";
    const { body, headers: whole } = await get(path);
    expect(whole["accept-ranges"]).toBe("bytes");
    const size = body.length;
    const part = async (range: string, more = {}) => {
      const { status, headers, body: bytes } = await get(path, { range, ...more });
      return [status, headers["content-range"], bytes.length] as const;
    };
    expect(await part("bytes=0-9")).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part("bytes=-5")).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    expect(await part(`bytes=${size - 3}-`)).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      3,
    ]);
    const [status, range] = await part(`bytes=${size}-`);
    expect([status, range]).toEqual([416, `bytes */${size}`]);
    expect(await part("bytes=0-9", { "if-range": whole.etag! })).toEqual([
      206,
      `bytes 0-9/${size}`,
      10,
    ]);
    expect(await part("bytes=0-9", { "if-range": '"other"' })).toEqual([200, undefined, size]);
    expect((await get(path, { range: "bytes=4-7" })).body.equals(body.subarray(4, 8))).toBe(true);
  });

  it.each([
    "/blog/x%",
    "/contato%",
    "/primoze-cast/%zz",
    "/imprensa/x%C3%A",
    "/blog/x%ff",
    "/x%00",
  ])("shows the not-found page in Portuguese for %s, which cannot be decoded", async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.equals((await get("/none")).body)).toBe(true);
  });

  it("accepts the absolute form, and refuses two hosts", async () => {
    const page = await get(paths.contact);
    const absolute = await raw(`GET http://example.com/contato HTTP/1.1\r\nHost: x\r\n${CLOSE}`);
    expect(absolute).toMatch(/^HTTP\/1\.1 200 /);
    expect(absolute).toContain(page.body.toString());
    expect(await raw(`GET http://example.com HTTP/1.1\r\nHost: x\r\n${CLOSE}`)).toContain(
      (await get("/")).body.toString(),
    );
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n${CLOSE}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect(await raw(`GET / HTTP/1.1\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ["websocket", "/contato", 200],
    ["h2c", "/contato", 200],
    ["h2c", "/none", 404],
    ["websocket", "/_next/webpack-hmr", 404],
    ["h2c", "/api/live", 200],
  ])("answers a request with Upgrade: %s for %s like any other", async (protocol, path, status) => {
    const answer = await raw(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: ${protocol}\r\nConnection: Upgrade, close`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

const itWithNginx = NAMES.includes("nginx") ? it : it.skip;

itWithNginx(
  "every page and file is the same from both, byte for byte, with its headers",
  async () => {
    const facts = async (name: "Node" | "nginx", path: string) => {
      const { status, headers, body } = await ask(ports[name], path, { "accept-encoding": "br" });
      const { date: _date, connection: _connection, server: _server, ...own } = headers;
      return { path, status, headers: own, body: body.toString("base64") };
    };
    const all = [...pagePaths(), ...otherFiles()].values();
    const compare = async () => {
      for (const path of all) {
        const [node, other] = [await facts("Node", path), await facts("nginx", path)];
        expect(node.status).toBe(200);
        expect(node.body === other.body).toBe(true);
        expect({ path, ...node.headers }).toEqual({ path, ...other.headers });
      }
    };
    await Promise.all([1, 2, 3, 4].map(compare));
  },
);

describe("Node alone", () => {
  const descriptors = () => readdirSync(`/proc/${site.process.pid}/fd`).length;

  /** One after the other; each is closed when its answer is complete. */
  async function repeat(count: number, head: string, status: RegExp) {
    for (let done = 0; done < count; done += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => sendRaw(ports.Node, head)),
      );
      for (const answer of answers) expect(answer).toMatch(status);
    }
  }

  it.each([
    [
      "Upgrade",
      200,
      "GET /none HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close",
      /^HTTP\/1\.1 404 /,
    ],
    [
      "Expect: 100-continue",
      2000,
      `POST /contato HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 0\r\n${CLOSE}`,
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 405 /,
    ],
    [
      "Expect: 100-continue for a form",
      50,
      `POST /api/quote HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 0\r\n${CLOSE}`,
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 4/,
    ],
    ["CONNECT", 200, "CONNECT x:443 HTTP/1.1\r\nHost: x", /^HTTP\/1\.1 405 /],
  ])("keeps no descriptor of requests with %s", async (_name, count, head, status) => {
    await repeat(50, head, status);
    const before = descriptors();
    await repeat(count, head, status);
    // A few belong to other connections; a leak would be one for each request.
    expect(descriptors()).toBeLessThan(before + count / 5);
  });

  it("refuses an expectation that it does not know", async () => {
    const head = `GET / HTTP/1.1\r\nHost: x\r\nExpect: miracle\r\n${CLOSE}`;
    expect(await sendRaw(ports.Node, head)).toMatch(/^HTTP\/1\.1 417 /);
  });

  it("logs a path that cannot be decoded, without personal data and without an error", async () => {
    log = "";
    for (const path of ["/blog/x%", "/contato/maria@example.com/%"]) await ask(ports.Node, path);
    const lines = () =>
      log
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    await waitFor("both lines", () => lines().length === 2);
    expect(lines().map(({ event, path }) => [event, path])).toEqual([
      ["not_found", "/blog/x%"],
      ["not_found", "/contato/[…]"],
    ]);
  });
});
