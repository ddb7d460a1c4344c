import { createHash } from "node:crypto";
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { json } from "node:stream/consumers";
import getPort from "get-port";

/** Answers everything with 200. */
const SERVER = `require("node:http").createServer((_, r) => r.end()).listen(process.env.PORT)`;

const SCRIPT = join(__dirname, "..", "..", "deploy", "release.sh");

const SITE_URL = "https://site.example";

/**
 * What nginx would send of the published files; tests/scripts/release-nginx.test.ts has the real
 * one. `fault`: the version of which it has an older copy of what matches.
 */
async function startFileServer(root: () => string) {
  const state = { fault: undefined as undefined | { version: string; url: RegExp } };
  const server = createServer(({ url = "", headers }, response) => {
    const file = join(root(), url === "/" ? "index.html" : url);
    const isFound = headers.host === "site.example" && existsSync(file);
    const version = readFileSync(join(root(), "index.html"), "utf8");
    const isOld = version === state.fault?.version && state.fault.url.test(url);
    response.writeHead(isFound ? 200 : 404).end(isFound && !isOld ? readFileSync(file) : "older");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, state, url: `http://127.0.0.1:${port}` };
}

describe("deploy/release.sh", () => {
  let folder = "";
  let files: Awaited<ReturnType<typeof startFileServer>>;
  let tryPort = 0;
  const path = (name: string) => join(folder, name);
  const live = () => `file://${path("live")}`;
  const current = () => readlinkSync(path("root/current"));
  const commands = () => readFileSync(path("commands"), "utf8").trim().split("\n");
  const names = () => readdirSync(path("root/releases")).sort();
  const page = () => readFileSync(join(current(), "cdn/site/index.html"), "utf8");

  /** A build with one page and one script that is named after it. */
  function build(version: string) {
    rmSync(path(".next"), { recursive: true, force: true });
    mkdirSync(path(".next/cdn/site/_next/static"), { recursive: true });
    mkdirSync(path(".next/standalone"), { recursive: true });
    writeFileSync(path(".next/cdn/site/index.html"), version);
    writeFileSync(path(".next/cdn/site/sitemap.xml"), `<loc>${SITE_URL}</loc>`);
    writeFileSync(path(`.next/cdn/site/_next/static/${version}.js`), version);
    writeFileSync(path(".next/standalone/server.js"), SERVER);
  }

  function run(option: string, env: Record<string, string | undefined> = {}) {
    const variables = {
      ...process.env,
      ROOT: path("root"),
      RELOAD: `echo reload >> ${path("commands")}`,
      RESTART: `echo restart >> ${path("commands")}`,
      LIVE_URL: live(),
      NGINX_URL: files.url,
      SITE_URL,
      WAIT_SECONDS: "5",
      TRY_PORT: String(tryPort),
      ENV_FILE: path("none.env"),
      ...env,
    };
    return new Promise<{ code: number; output: string }>((resolve) =>
      execFile(SCRIPT, [option], { cwd: folder, env: variables }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      ),
    );
  }

  async function release(version: string) {
    build(version);
    return run("--built");
  }

  const scripts = () => readdirSync(join(current(), "cdn/site/_next/static")).sort();

  beforeAll(async () => {
    files = await startFileServer(() => path("root/current/cdn/site"));
  });
  afterAll(() => files.server.close());

  beforeEach(async () => {
    tryPort = await getPort();
    folder = mkdtempSync(join(tmpdir(), "primoze-release-"));
    writeFileSync(path("live"), "ok");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("publishes, reloads before it restarts, and keeps the files of both releases both ways", async () => {
    for (const version of ["one", "two"]) {
      const { code, output } = await release(version);
      expect([code, output]).toEqual([0, expect.stringContaining("Published: ")]);
    }
    expect(commands()).toEqual(["reload", "restart", "reload", "restart"]);
    expect([page(), scripts()]).toEqual(["two", ["one.js", "two.js"]]);

    expect((await run("--back")).output).toContain("Published again: ");
    expect([page(), scripts()]).toEqual(["one", ["one.js", "two.js"]]);
    const again = await run("--back");
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("no release before")]);
    expect(page()).toBe("one");
  });

  it.each<[string, Record<string, string>]>([
    ["nginx refuses the configuration", { RELOAD: "false" }],
    ["the server does not start", { RESTART: "false" }],
    ["the server does not answer", { LIVE_URL: "file:///none" }],
  ])("publishes the release before again when %s", async (_what, fault) => {
    await release("one");
    build("two");
    // As of the second call: the release before works.
    const broken = Object.fromEntries(
      Object.entries(fault).map(([name, value]) => [
        name,
        name === "LIVE_URL"
          ? value
          : `[ "$(cat root/current/cdn/site/index.html)" = one ] || ${value}`,
      ]),
    );
    const { code, output } = await run("--built", { ...broken, WAIT_SECONDS: "5" });
    expect([code, output]).toEqual([1, expect.stringMatching(/The release does not answer/)]);
    expect([page(), names().length]).toEqual(["one", 1]);
    // The way back of a later release does not lead to the one that failed.
    await release("three");
    await run("--back");
    expect(page()).toBe("one");
  });

  it.each([
    ["a page", /^\/$/],
    ["a file", /sitemap/],
    ["a script", /\.js$/],
  ])("publishes the release before again when nginx has an old copy of %s", async (_what, url) => {
    await release("one");
    files.state.fault = { version: "two", url };
    build("two");
    const { code, output } = await run("--built", { WAIT_SECONDS: "3" });
    files.state.fault = undefined;
    expect([code, output]).toEqual([1, expect.stringMatching(/The release does not answer/)]);
    expect([page(), names().length]).toEqual(["one", 1]);
  });

  it("publishes nothing when the first release does not answer", async () => {
    build("one");
    const { code, output } = await run("--built", { LIVE_URL: "file:///none" });
    expect([code, output]).toEqual([1, expect.stringContaining("Nothing is published")]);
    expect([existsSync(path("root/current")), names()]).toEqual([false, []]);
  });

  it.each([
    ["localhost", {}, "This build is for http://localhost:3000, but SITE_URL is"],
    ["another address", { SITE_URL: "http://site.example" }, "but SITE_URL is http://site.example"],
    ["a server without an address", { SITE_URL: "" }, "SITE_URL is not set in"],
  ])("does not publish a build for %s", async (_what, env, message) => {
    build("one");
    const sitemap = path(".next/cdn/site/sitemap.xml");
    if (!("SITE_URL" in env)) writeFileSync(sitemap, "<loc>http://localhost:3000/contato</loc>");
    const { code, output } = await run("--built", env);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(existsSync(path("root/current"))).toBe(false);
  });

  describe("after a way back", () => {
    beforeEach(async () => {
      for (const version of ["one", "two"]) await release(version);
      const { output } = await run("--back");
      expect(output).toContain("The nights publish nothing until");
    });

    it("the night publishes nothing, and says what it waits for", async () => {
      const { code, output } = await run("--night");
      expect([code, output]).toEqual([1, expect.stringMatching(/releases\/\S+ was taken back/)]);
      expect([page(), names().length]).toEqual(["one", 2]);
    });

    it("--forward publishes the release that was taken back, and ends the hold", async () => {
      expect((await run("--forward")).code).toBe(0);
      expect(page()).toBe("two");
      const again = await run("--forward");
      expect([again.code, again.output]).toEqual([1, "No release was taken back.\n"]);
    });

    it("the mended checkout ends the hold, and its way back is the release before it", async () => {
      await release("three");
      expect(existsSync(path("root/held"))).toBe(false);
      await run("--back");
      expect(page()).toBe("one");
    });
  });

  it("goes back to the release before, whatever the clock said then", async () => {
    await release("one");
    build("two");
    // A clock that was set back gives the newer release the older name.
    script("bin/date", `[ "$1" = -u ] && echo 20200101-000000-000`);
    await run("--built", { PATH: `${path("bin")}:${process.env.PATH}` });
    expect([page(), names()[0]]).toEqual(["two", "20200101-000000-000"]);
    expect((await run("--back")).code).toBe(0);
    expect(page()).toBe("one");
  });

  it.each([
    ["stops at its start", "process.exit(1)"],
    ["misses a variable", "if (!process.env.SITE_TOKEN) process.exit(1);" + SERVER],
  ])("a build whose server %s changes nothing", async (_what, server) => {
    await release("one");
    build("two");
    writeFileSync(path(".next/standalone/server.js"), server);
    const { code, output } = await run("--built", { WAIT_SECONDS: "1" });
    expect([code, output]).toEqual([1, expect.stringMatching(/does not start.* Nothing was ch/)]);
    expect([page(), names().length, scripts()]).toEqual(["one", 1, ["one.js"]]);
    expect(commands()).toEqual(["reload", "restart"]);
  });

  it("tries a server with the variables of the server", async () => {
    build("one");
    const server = `if (!process.env.SITE_TOKEN) process.exit(1);${SERVER}`;
    writeFileSync(path(".next/standalone/server.js"), server);
    // Of two values that of the environment counts, as for systemd's own lines in a unit.
    writeFileSync(path("site.env"), 'SITE_TOKEN="x $(false) y"\nSITE_URL=https://other.example\n');
    const { code } = await run("--built", { ENV_FILE: path("site.env") });
    expect([code, page()]).toEqual([0, "one"]);
  });

  const healthServer = (dependencies: object) =>
    `const body = '${JSON.stringify({ status: "degraded", dependencies })}';
    require("node:http").createServer((_, r) => r.end(body)).listen(process.env.PORT);`;

  it.each([
    [{ supabase: "unauthorized" }, 1],
    [{ supabase: "ok", visitors: "shared" }, 1],
    [{ supabase: "unreachable" }, 0],
    [{ supabase: "ok", mail: "delayed" }, 0],
  ])("says that the new server's health is %j, and stops with status %i", async (state, status) => {
    build("one");
    writeFileSync(path(".next/standalone/server.js"), healthServer(state));
    const { code, output } = await run("--built");
    expect([code, output]).toEqual([status, expect.stringContaining(JSON.stringify(state))]);
    expect(existsSync(path("root/current"))).toBe(status === 0);
  });

  const script = (name: string, text: string) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };

  describe("with npm and the CLI", () => {
    const line = (name: string) =>
      `echo "${name} $1 \${SUPABASE_ACCESS_TOKEN-none}" >> ${path("calls")}`;
    const calls = () => readFileSync(path("calls"), "utf8").trim().split("\n");
    const runAll = (env: Record<string, string | undefined> = {}) =>
      run("", {
        PATH: `${path("bin")}:${process.env.PATH}`,
        SUPABASE_PROJECT_REF: "ref",
        SUPABASE_ACCESS_TOKEN: "token",
        ...env,
      });

    beforeEach(() => {
      script("bin/npm", `[ "$1" = sbom ] && echo {}; [ "$2" = --prefix ] || ${line("npm")}`);
      script("bin/git", `[ "$1" = status ] || echo 0123abc`);
      script("deploy/supabase-cli/node_modules/.bin/supabase", line("supabase"));
      writeFileSync(path("package-lock.json"), "{}");
      build("one");
    });

    it("keeps the token of the CLI from what npm runs, and says what a release is made of", async () => {
      expect((await runAll()).code).toBe(0);
      const pushed = ["supabase db token", "supabase functions token"];
      expect(calls()).toEqual([...pushed, "npm ci none", "npm run none", "npm sbom none"]);
      expect(readFileSync(join(current(), "sbom.json"), "utf8")).toBe("{}\n");
      const provenance = JSON.parse(readFileSync(join(current(), "provenance.json"), "utf8"));
      const lock = `sha256:${createHash("sha256").update("{}").digest("hex")}`;
      expect(provenance).toMatchObject({ commit: "0123abc", changedFiles: 0, lock });
    });

    it("builds with the variables of the server", async () => {
      const text = `SITE_URL=${SITE_URL}\nRATE_LIMIT_PER_ADDRESS=7\nOWNER_NAME="A & B"\n`;
      writeFileSync(path("site.env"), text);
      script(
        "bin/npm",
        `echo "$1 $SITE_URL $RATE_LIMIT_PER_ADDRESS $OWNER_NAME" >> ${path("calls")}`,
      );
      const { code } = await runAll({ ENV_FILE: path("site.env"), SITE_URL: undefined });
      expect([code, calls()]).toEqual([
        0,
        expect.arrayContaining([`run ${SITE_URL} 7 A & B`, `ci ${SITE_URL} 7 A & B`]),
      ]);
    });

    it("publishes nothing whose commit git cannot name", async () => {
      script("bin/git", "echo fatal: detected dubious ownership >&2; exit 128");
      const { code, output } = await runAll();
      expect([code, output]).toEqual([1, expect.stringContaining("git cannot name the commit")]);
      expect(existsSync(path("root/current"))).toBe(false);
    });

    it.each([
      ["the build fails", "bin/npm", '[ "$1" != run ]', "npm run none"],
      ["packages cannot be installed", "bin/npm", '[ "$1$2" != ci ]', "npm ci none"],
      [
        "nobody is logged in",
        "deploy/supabase-cli/node_modules/.bin/supabase",
        "false",
        "supabase db token",
      ],
    ])("changes nothing when %s, and goes no further", async (_what, name, text, last) => {
      await release("one");
      const [before, published] = [current(), commands()];
      script(name, `[ "$2" = --prefix ] || ${line(name.split("/").at(-1)!)}\n${text}`);
      const { code } = await runAll();
      expect([code === 0, calls().at(-1)]).toEqual([false, last]);
      expect([current(), commands(), names()]).toEqual([before, published, [basename(before)]]);
    });
  });

  describe("with a key of IndexNow", () => {
    const INDEXNOW_KEY = "0123456789abcdef";
    const heard: unknown[] = [];
    let status = 200;
    let server: Server;
    beforeAll(async () => {
      server = createServer((request, response) => {
        void json(request).then((body) => {
          heard.push(body);
          response.writeHead(status).end();
        });
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
    });
    afterAll(() => server.close());

    async function releaseWith(dates: Record<string, string>) {
      build("one");
      const entries = Object.entries(dates).map(
        ([page, date]) =>
          `<url>\n<loc>${SITE_URL}/${page}</loc>\n<lastmod>${date}</lastmod>\n</url>\n`,
      );
      writeFileSync(path(".next/cdn/site/sitemap.xml"), `<urlset>\n${entries.join("")}</urlset>\n`);
      const { port } = server.address() as AddressInfo;
      return run("--built", { INDEXNOW_KEY, INDEXNOW_URL: `http://127.0.0.1:${port}` });
    }

    it("names new and changed pages once, and publishes without an answer", async () => {
      await releaseWith({ a: "2025-01-01", b: "2025-01-01" });
      await releaseWith({ a: "2025-01-01", b: "2025-01-01" });
      expect(heard).toEqual([]);
      expect(readFileSync(join(current(), `cdn/site/${INDEXNOW_KEY}.txt`), "utf8")).toBe(
        INDEXNOW_KEY,
      );
      await releaseWith({ a: "2025-01-01", b: "2025-02-01", c: "2025-01-01" });
      const urlList = [`${SITE_URL}/b`, `${SITE_URL}/c`];
      expect(heard).toEqual([{ host: "site.example", key: INDEXNOW_KEY, urlList }]);
      status = 500;
      const { code, output } = await releaseWith({ a: "2025-03-01" });
      expect([code, output]).toEqual([0, expect.stringMatching(/Published[^]*not told/)]);
    });
  });

  it("does not leave its lock to what RELOAD starts", async () => {
    build("one");
    await run("--built", { RELOAD: `ls -l /proc/self/fd > ${path("open")}` });
    expect(readFileSync(path("open"), "utf8")).not.toContain("release.lock");
  });

  it("an aborted build or a link that was left behind changes nothing", async () => {
    await release("one");
    symlinkSync("/nowhere", path("root/next"));
    mkdirSync(path("root/releases/20990101-000000.partial"));
    rmSync(path(".next"), { recursive: true });
    const { code, output } = await run("--built");
    expect([code, output]).toEqual([1, "There is no build in .next.\n"]);
    expect(page()).toBe("one");
    await release("two");
    expect(page()).toBe("two");
    expect(existsSync(path("root/next"))).toBe(false);
    expect(names().filter((name) => name.endsWith(".partial"))).toEqual([]);
  });

  it("keeps ten releases", async () => {
    for (let index = 0; index < 12; index += 1) {
      mkdirSync(path(`root/releases/20190101-0000${index + 10}`), { recursive: true });
    }
    await release("one");
    expect(names()).toHaveLength(10);
    expect(names()[0]).toBe("20190101-000013");
    expect(page()).toBe("one");
  });
});
