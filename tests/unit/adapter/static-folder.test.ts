import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { createCompressor } from "@/adapter/static-folder/compress";
import { headersFile, redirectsFile } from "@/adapter/static-folder/host-files";
import { quote } from "@/adapter/static-folder/nginx-syntax";
import { typedAddressRedirects } from "@/lib/content/typed-addresses.mjs";

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

/** As Next gives the rules to the adapter; the patterns are not for these hosts. */
const typedRules = typedAddressRedirects().map(({ source, destination }) => ({
  source,
  pattern: "",
  target: destination,
}));

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
    expect(blocks).toContainEqual("/feed.xml\n  content-type: application/rss+xml\n");
    expect(new Set(blocks.map((block) => block.split("\n")[0])).size).toBe(blocks.length);
  });

  it("_redirects has lines for what people add to an address, fewer than Cloudflare reads", () => {
    const lines = redirectsFile({ redirects: typedRules }, undefined).trim().split("\n");
    expect(lines).toContain("/servi%C3%A7os /servicos 301");
    expect(lines).toContain("/servi%c3%a7os /servicos 301");
    expect(lines).toContain("/:section/:page. /:section/:page 301");
    expect(lines).toContain("/:page&fbclid=* /:page 301");
    expect(lines.join("\n")).not.toContain("?");
    expect(lines.filter((line) => line.includes(":")).length).toBeLessThanOrEqual(100);
  });

  it("_redirects has the aliases, with their parameters, and the API where its server is known", () => {
    expect(redirectsFile(outputs, undefined)).toContain("/blog/cor /blog/tinta 301\n");
    expect(redirectsFile(outputs, undefined)).toContain("/antigo/:path /blog/:path 301\n");
    expect(redirectsFile(outputs, undefined)).not.toContain("/api");
    expect(redirectsFile(outputs, "https://api.example")).toContain(
      "/api/* https://api.example/api/:splat 200\n",
    );
  });
});

it("compresses text files once, and sets times that depend only on the content", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-cdn-"));
  const file = (name: string) => path.join(folder, name);
  const text = "Três demãos. ".repeat(200);
  for (const name of ["a.html", "b.html", "c.png"]) writeFileSync(file(name), text);
  writeFileSync(file("d.html"), "x");
  await createCompressor().writeBeside(["a.html", "b.html", "c.png", "d.html"].map(file));
  for (const name of ["a.html", "b.html"]) {
    expect(brotliDecompressSync(readFileSync(file(`${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file(`${name}.gz`))).toString()).toBe(text);
  }
  expect(existsSync(file("c.png.br"))).toBe(false);
  const time = (name: string) => statSync(file(name)).mtimeMs;
  expect(time("a.html")).toBe(time("b.html.br"));
  expect(time("a.html")).not.toBe(time("d.html"));
  expect(time("d.html.gz")).toBeLessThan(Date.UTC(2020, 0));
});
