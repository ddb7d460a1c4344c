import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { copyPublicFolder, removePrivateFiles } from "@/adapter/complete-build";
import { compressFiles } from "@/adapter/compress";
import { headersFile, redirectsFile } from "@/adapter/host-files";

let folder = "";
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "adapter-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const FILES: Parameters<typeof headersFile>[0]["files"] = [
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
    headers: { "content-type": "application/rss+xml", "x-next-own": "1" },
  },
];

it("the folder for hosts has what is in public/, without what systems leave there", () => {
  const names = ["icon.svg", ".well-known/security.txt", ".DS_Store", "parceiros/._a.svg"];
  for (const name of names) write(`public/${name}`, "x");
  copyPublicFolder(file("public"), file("site"));
  expect(readdirSync(file("site"), { recursive: true }).sort()).toEqual([
    ".well-known",
    ".well-known/security.txt",
    "icon.svg",
    "parceiros",
  ]);
});

describe("the files for Netlify and Cloudflare Pages", () => {
  it("_headers has one block per path, a wildcard for a parameter", () => {
    const blocks = headersFile({ files: FILES }).split(/\n(?=\/)/);
    expect(blocks[0]).toContain("X-Frame-Options: DENY");
    expect(blocks).toContain(
      "/capas/*\n  content-type: image/svg+xml\n  cache-control: public, max-age=60",
    );
    expect(blocks.at(-1)).toBe("/feed.xml\n  content-type: application/rss+xml\n");
    expect(blocks).toContainEqual(expect.stringMatching(/^\/\*\.svg\n {2}Content-Sec.* sandbox$/));
    expect(new Set(blocks.map((block) => block.split("\n")[0])).size).toBe(blocks.length);
  });

  it("_redirects has the aliases, and what the server answers where that is known", () => {
    const redirects = [{ source: "/blog/cor", target: "/blog/tinta" }];
    expect(redirectsFile({ redirects }, undefined)).toBe("/blog/cor /blog/tinta 301\n");
    expect(redirectsFile({ redirects: [] }, "https://api.example")).toBe(
      "/api/* https://api.example/api/:splat 200\n/_next/image https://api.example/_next/image 200\n",
    );
  });
});

it("compresses what is text", async () => {
  const text = "Três demãos. ".repeat(200);
  for (const name of ["a.html", "b.webmanifest", "c.png"]) write(name, text);
  await compressFiles(["a.html", "b.webmanifest", "c.png"].map(file));
  for (const name of ["a.html", "b.webmanifest"]) {
    expect(brotliDecompressSync(readFileSync(file(`${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file(`${name}.gz`))).toString()).toBe(text);
  }
  expect(existsSync(file("c.png.br"))).toBe(false);
});

it("leaves no draft, no future text, not even its name, and no key in a server folder", () => {
  write("server.js", "");
  const variables = [".env", ".env.local", ".env.production", ".env.production.local"];
  for (const name of variables) write(name, "SITE_TOKEN=secret");
  write("content/articles/segredo-um.mdx", "---\ndate: 2025-01-01\ndraft: true\n---\n");
  write("content/photographs/muro.jpg", "with the place where it was taken");
  const traced = JSON.stringify({ files: ["../../../content/articles/segredo-um.mdx"] });
  write(".next/server/app/blog/[slug]/page.js.nft.json", traced);
  removePrivateFiles(folder);
  expect(existsSync(file("server.js"))).toBe(true);
  expect(existsSync(file("content"))).toBe(false);
  expect(existsSync(file(".next/server/app/blog/[slug]/page.js.nft.json"))).toBe(false);
  expect(variables.filter((name) => existsSync(file(name)))).toEqual([]);
});
