import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { removeContent } from "@/adapter/complete-build";
import { buildId, filesBelow, sourceHash } from "@/adapter/source-hash.mjs";
import { createCompressor } from "@/adapter/static-folder/compress";
import { headersFile, redirectsFile } from "@/adapter/static-folder/host-files";
import { quote } from "@/adapter/static-folder/nginx-syntax";
import { buildCached, removeUnused } from "@/lib/cache/build-cache";
import { typedAddressRedirects } from "@/lib/content/typed-addresses.mjs";

let folder = "";
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "adapter-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const page = (url: string) => ({ path: url, file: `${url}.html`, headers: {} });
const pages = [page("/"), page("/blog/tinta")];

const outputs: BuildOutputs = {
  projectDir: "/project",
  distDir: "/project/.next",
  pages,
  allPages: pages,
  notFound: page("/404"),
  files: [
    {
      path: "/capas/tinta.svg",
      file: "tinta.svg.body",
      route: "/capas/[slug]",
      headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=60" },
    },
    {
      path: "/feed.xml",
      file: "feed.xml.body",
      route: "/feed.xml",
      headers: { "content-type": "application/rss+xml" },
    },
  ],
  staticFiles: [],
  redirects: [
    { source: "/blog/cor", pattern: "^/blog/cor(?:/)?$", target: "/blog/tinta" },
    { source: "/antigo/:path", pattern: "^/antigo/([^/]+?)(?:/)?$", target: "/blog/$1" },
  ],
  addScript: () => ({ url: "", integrity: "" }),
};

// What nginx does with its files: tests/nightly/nginx.spec.ts.
it("a text for nginx has its quotes escaped, and no dollar sign", () => {
  expect(quote('a "b" \\c')).toBe('"a \\"b\\" \\\\c"');
  expect(() => quote("R$ 500")).toThrow("R$ 500");
});

describe("the files for Netlify and Cloudflare Pages", () => {
  it("_headers has one block per path, a wildcard for a parameter", () => {
    const blocks = headersFile(outputs).split(/\n(?=\/)/);
    expect(blocks[0]).toContain("X-Frame-Options: DENY");
    expect(blocks).toContainEqual(
      "/capas/*\n  content-type: image/svg+xml\n  cache-control: public, max-age=60",
    );
    expect(blocks).toContainEqual(expect.stringMatching(/^\/\*\.svg\n {2}Content-Sec.* sandbox$/));
    expect(new Set(blocks.map((block) => block.split("\n")[0])).size).toBe(blocks.length);
  });

  it("_redirects has lines for what people add to an address, fewer than Cloudflare reads", () => {
    const redirects = typedAddressRedirects().map(({ source, destination }) => ({
      source,
      pattern: "",
      target: destination,
    }));
    const lines = redirectsFile({ redirects }, undefined).trim().split("\n");
    for (const line of [
      "/servi%C3%A7os /servicos 301",
      "/:section/:page. /:section/:page 301",
      "/:page&fbclid=* /:page 301",
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line.includes(":")).length).toBeLessThanOrEqual(100);
  });

  it("_redirects has the aliases, with their parameters, and the API where its server is known", () => {
    const lines = redirectsFile(outputs, "https://api.example").trim().split("\n");
    expect(lines).toContain("/blog/cor /blog/tinta 301");
    expect(lines).toContain("/antigo/:path /blog/:path 301");
    expect(lines).toContain("/api/* https://api.example/api/:splat 200");
    expect(redirectsFile(outputs, undefined)).not.toContain("/api");
  });
});

it("compresses text files once, and sets times that depend only on the content", async () => {
  const text = "Três demãos. ".repeat(200);
  for (const name of ["a.html", "b.html", "c.png"]) write(name, text);
  await createCompressor().writeBeside(["a.html", "b.html", "c.png"].map(file));
  for (const name of ["a.html", "b.html"]) {
    expect(brotliDecompressSync(readFileSync(file(`${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file(`${name}.gz`))).toString()).toBe(text);
  }
  expect(existsSync(file("c.png.br"))).toBe(false);
  expect(statSync(file("a.html")).mtimeMs).toBe(statSync(file("b.html.br")).mtimeMs);
});

it("leaves no draft and no future text in a server folder, not even its name", () => {
  write("server.js", "");
  write("content/articles/segredo-um.mdx", "---\ndate: 2025-01-01\ndraft: true\n---\n");
  write("content/photographs/muro.jpg", "with the place where it was taken");
  const traced = JSON.stringify({ files: ["../../../content/articles/segredo-um.mdx"] });
  write(".next/server/app/blog/[slug]/page.js.nft.json", traced);
  removeContent(folder);
  expect(filesBelow(folder)).toEqual([file("server.js")]);
});

describe("in a folder of a project", () => {
  const root = process.cwd();
  beforeEach(() => process.chdir(folder));
  afterEach(() => {
    process.chdir(root);
    jest.restoreAllMocks();
  });

  it.each([
    ["code", "app/a.txt", {}, true, true],
    [
      "what the site shares with the functions",
      "supabase/functions/_shared/contract/a.txt",
      {},
      true,
      true,
    ],
    ["a package", "package-lock.json", {}, true, true],
    ["content", "content/a.txt", {}, false, true],
    ["an episode of the embedded backend", "supabase/seed.sql", {}, false, true],
    ["a variable of the pages", "", { SITE_URL: "http://x" }, true, true],
    ["another variable", "", { SYNC_TOKEN: "x", EDITOR: "vi" }, false, false],
  ])(
    "%s decides the id of a build and whether it is built anew",
    (_what, name, env, changesId, changesHash) => {
      process.env.CONTENT_ROOT = "";
      write("app/b.txt", "");
      cpSync(path.join(root, "package-lock.json"), file("package-lock.json"));
      const before = [buildId({}), sourceHash({}).digest("hex")];
      if (name) write(name, "changed");
      const after = [buildId(env), sourceHash(env).digest("hex")];
      expect([before[0] !== after[0], before[1] !== after[1]]).toEqual([changesId, changesHash]);
    },
  );

  it("a build makes the result of an input once, until no build has asked for it", async () => {
    const make = jest.fn(async () => Buffer.from("made"));
    const result = async (...input: string[]) => String(await buildCached(input, make));
    await result("x");
    await result("x");
    expect(make).toHaveBeenCalledTimes(2);
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    for (const input of ["x", "x", "y"]) expect(await result("a", input)).toBe("made");
    expect(make).toHaveBeenCalledTimes(4);
    removeUnused(Date.now() + 60_000);
    await result("a", "x");
    expect(make).toHaveBeenCalledTimes(5);
  });
});
