import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { findNginx } from "@/tests/nightly/support/programs";
import { startNginx } from "@/tests/support/nginx";

const HOST = "www.site.example";
const SITE_URL = `https://${HOST}`;

const SERVER = `require("node:http").createServer((_, r) => r.end()).listen(process.env.PORT)`;

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log("Not root: owner and nginx are one user, and nothing is handed over.");

const page = (path: string) => ({ path, file: "", headers: {} });

/** Of a site with two pages. */
const outputs: BuildOutputs = {
  projectDir: "",
  distDir: "",
  pages: [page("/"), page("/contato")],
  allPages: [page("/"), page("/contato")],
  notFound: page("/404"),
  files: [],
  staticFiles: [],
  redirects: [],
  addScript: () => ({ url: "", integrity: "" }),
};

/** npm writes with the umask that it gets, not with the modes of what it copies. */
const NPM = `#!/bin/sh
case "$1" in
  sbom) echo {} ;;
  run)
    rm -rf .next && mkdir .next && cd built
    find . -type d -exec mkdir -p "../.next/{}" ";"
    find . -type f -exec sh -c 'cat "$1" > "../.next/$1"' sh {} ";"
    ;;
esac
`;

/**
 * docs/deploy.md in a folder tree: the script, with a stub of npm that builds a small site, and
 * nginx with the configuration that is deployed. The owner of the checkout and nginx are two users
 * where the test is root.
 */
(findNginx() ? describe : describe.skip)("a release behind nginx", () => {
  let folder = "";
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let node: Server;
  let port = 0;
  const covers: string[] = [];
  const path = (name: string) => join(folder, name);
  const write = (name: string, content: string, mode = 0o644) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content, { mode });
  };
  const nodePort = () => (node.address() as AddressInfo).port;

  beforeAll(async () => {
    process.env.SITE_URL = SITE_URL;
    // Dynamic, because it reads the variables when it is loaded.
    const { nginxFiles } = await import("@/adapter/static-folder/nginx-files");
    folder = mkdtempSync(join(tmpdir(), "primoze-first-day-"));
    chmodSync(folder, 0o755);
    for (const [name, content] of Object.entries(nginxFiles(outputs))) {
      write(`source/built/cdn/nginx/${name}`, content);
    }
    cpSync("deploy/nginx", path("source/built/cdn/nginx"), { recursive: true });
    for (const name of ["index", "contato", "404"]) {
      write(`source/built/cdn/site/${name}.html`, `<h1>${name}</h1>`);
    }
    write("source/built/cdn/site/sitemap.xml", `<url><loc>${SITE_URL}</loc></url>`);
    write("source/built/cdn/site/_next/static/chunks/a.js", "0");
    write("source/built/standalone/server.js", SERVER);
    write("source/package-lock.json", "{}");
    cpSync("deploy/release.sh", path("source/deploy/release.sh"));
    write("bin/npm", NPM, 0o755);
    write("site.env", `SITE_URL=${SITE_URL}\n`, 0o600);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: path("source") });
    git("init", "--quiet");
    git("add", "package-lock.json");
    const identity = ["-c", "user.name=Maria", "-c", "user.email=maria@site.example"];
    git(...identity, "commit", "--quiet", "--message", "Site");
    mkdirSync(path("srv"));
    if (isRoot) execFileSync("chown", ["-R", "nobody:", path("source"), path("srv")]);

    port = await getPort();
    // YouTube gives the covers whose name has a 1.
    node = createServer(({ url = "", headers }, response) => {
      covers.push(`${url} ${headers.accept}`);
      const isFound = url.includes("1");
      response.writeHead(isFound ? 200 : 500, {
        vary: "Accept",
        ...(isFound && { "cache-control": "public, max-age=3600" }),
      });
      response.end(isFound ? "cover" : "Internal Server Error");
    }).listen(0, "127.0.0.1");
    await once(node, "listening");
  });

  afterAll(async () => {
    if (nginx) await stopProcess(nginx.process);
    node.close();
    node.closeAllConnections();
    for (const name of [folder, nginx?.folder]) if (name) rmSync(name, { recursive: true });
  });

  /** The script in the checkout, as a shell with this umask starts it. */
  async function release(umask: string, option = "", program = "env") {
    const variables = {
      PATH: `${path("bin")}:${process.env.PATH}`,
      ROOT: path("srv"),
      RELOAD: "true",
      RESTART: "true",
      LIVE_URL: `http://127.0.0.1:${nodePort()}/1`,
      NGINX_URL: `http://127.0.0.1:${port}`,
      TRY_PORT: String(await getPort()),
      ENV_FILE: path("site.env"),
    };
    const command = `umask ${umask}; exec ${program} deploy/release.sh ${option}`;
    const options = { cwd: path("source"), env: { ...process.env, SITE_URL: "", ...variables } };
    // Empty is set for Node, which then leaves the variable of the file.
    delete (options.env as Record<string, string | undefined>).SITE_URL;
    return new Promise<{ code: number; output: string }>((resolve) =>
      execFile("sh", ["-c", command], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      ),
    );
  }

  /** nginx starts with the first release, as the user of Debian's package. */
  async function startWithRelease() {
    while (!existsSync(path("srv/current")))
      await new Promise((resolve) => setTimeout(resolve, 50));
    const cdn = path("srv/current/cdn");
    nginx = await startNginx({ port, nodePort: nodePort(), cdn, user: "www-data" });
  }

  /** The answer to a request as it is written; fetch() would add a host and encode the path. */
  async function ask(request: string, to = port) {
    const socket = connect(to, "127.0.0.1");
    socket.write(request.replaceAll("\n", "\r\n") + "\r\n\r\n", "binary");
    const answer = await text(socket);
    const [head = "", ...body] = answer.split("\r\n\r\n");
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim();
    return { status: Number(head.split(" ")[1]), header, body: body.join("\r\n\r\n") };
  }

  const get = (url: string, { host = HOST, accept = "*/*", to = port } = {}) =>
    ask(`GET ${url} HTTP/1.1\nHost: ${host}\nAccept: ${accept}\nConnection: close`, to);

  it.each(["077", "027"])("is read by nginx and by its owner after umask %s", async (umask) => {
    const [{ code, output }] = await Promise.all([
      release(umask),
      nginx ? undefined : startWithRelease(),
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining("Published: ")]);
    const answers = [];
    for (const url of ["/", "/contato", "/sitemap.xml", "/_next/static/chunks/a.js"]) {
      answers.push((await get(url)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200]);
    const provenance = readFileSync(path("srv/current/provenance.json"), "utf8");
    expect(JSON.parse(provenance).commit).toMatch(/^[0-9a-f]{40}$/);
    const ofOthers = ["!", "-user", isRoot ? "nobody" : process.env.USER!, "-print"];
    if (isRoot) expect(execFileSync("find", [path("srv"), ...ofOthers]).toString()).toBe("");
  });

  (isRoot ? it : it.skip)("the night goes on where root has released by hand", async () => {
    // systemd gives it the variables of a file that it cannot read.
    const night = await release("022", "--night", `env SITE_URL=${SITE_URL} runuser -u nobody --`);
    expect([night.code, night.output]).toEqual([0, expect.stringContaining("Published: ")]);
  });

  it("has one name: others redirect to it, with and without TLS", async () => {
    for (const host of ["site.example", "evil.example", "a.example:8080", "127.0.0.1"]) {
      for (const to of [port, Number(new URL(nginx!.redirectUrl).port)]) {
        const { status, header } = await get("/contato?a=1", { host, to });
        expect([host, status, header("location")]).toEqual([host, 308, `${SITE_URL}/contato?a=1`]);
        expect((await ask("GET /contato HTTP/1.0", to)).status).toBe(400);
      }
    }
    for (const host of [HOST, HOST.toUpperCase(), `${HOST}:443`]) {
      expect([host, (await get("/contato", { host })).status]).toEqual([host, 200]);
    }
  });

  it("a folder of the build is not found", async () => {
    for (const url of ["/_next/static/", "/_next/static/chunks", "/_next/static/chunks/"]) {
      const { status, body } = await get(url);
      expect([url, status, body]).toEqual([url, 404, "<h1>404</h1>"]);
    }
  });

  it("answers by itself with a page in Portuguese, whose policy permits its style", async () => {
    const host = `Host: ${HOST}\nConnection: close`;
    for (const [status, request] of [
      [400, `GET / HTTP/1.1\n${host}\nHost: ${HOST}`],
      [405, `POST /contato HTTP/1.1\n${host}\nContent-Length: 0`],
      [414, `GET /${"a".repeat(40_000)} HTTP/1.1\n${host}`],
      [403, `GET /api/live HTTP/1.1\n${host}`],
    ] as const) {
      const to = status === 403 ? Number(new URL(nginx!.redirectUrl).port) : port;
      const answer = await ask(request, to);
      expect([request.slice(0, 40), answer.status]).toEqual([request.slice(0, 40), status]);
      expect(answer.body).toContain("Não foi possível abrir esta página");
      const [, style] = /<style>([^]*)<\/style>/.exec(answer.body) ?? [];
      const digest = createHash("sha256").update(style!).digest("base64");
      expect(answer.body).toContain(`style-src 'sha256-${digest}'`);
    }
  });

  (isRoot ? it : it.skip)("does not log who asked for a file that it cannot read", async () => {
    const file = path("srv/current/cdn/site/contato.html");
    chmodSync(file, 0o600);
    const { status, body } = await get("/contato");
    chmodSync(file, 0o644);
    expect([status, body]).toEqual([403, expect.stringContaining("Não foi possível abrir")]);
    const log = join(nginx!.folder, "error.log");
    expect(existsSync(log) ? readFileSync(log, "utf8") : "").not.toContain("client:");
  });

  it("a cover that YouTube does not give is not found; others are fetched once a format", async () => {
    expect((await get("/_next/image?url=0")).status).toBe(404);
    covers.length = 0;
    for (const accept of ["image/avif,image/webp", "image/webp", "*/*", "image/png"]) {
      for (const _time of [1, 2]) {
        expect((await get("/_next/image?url=1", { accept })).status).toBe(200);
      }
    }
    expect(covers).toHaveLength(2);
  });

  it("one address gets no more covers than a page of the podcast has, again and again", async () => {
    const urls = Array.from({ length: 80 }, (_, index) => `/_next/image?url=1&n=${index}`);
    const statuses = (await Promise.all(urls.map((url) => get(url)))).map(({ status }) => status);
    const served = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(80 - served);
    expect(served).toBeLessThan(80);
    expect((await get("/contato")).status).toBe(200);
  });
});
