import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { SVG_CACHE_CONTROL } from "@/lib/http/svg-cache.mjs";
import type { Build } from "@/scripts/cdn/build";
import { compressFiles } from "@/scripts/cdn/compress";
import { hasContentType } from "@/scripts/cdn/content-types";
import { nginxFiles } from "@/scripts/cdn/nginx-files";
import { quote, withGroups } from "@/scripts/cdn/syntax";

describe("npm run build:cdn, the nginx files", () => {
  const build: Build = {
    pages: ["/", "/blog/tinta"],
    files: [
      {
        path: "/capas/tinta.svg",
        route: "/capas/[slug]",
        pattern: "^/capas/([^/]+?)(?:/)?$",
        headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=60" },
      },
      { path: "/feed.xml", route: "/feed.xml", headers: { "content-type": "application/rss+xml" } },
    ],
    redirects: [
      { source: "/blog/cor", destination: "/blog/tinta", regex: "^/blog/cor(?:/)?$" },
      { source: "/:path+/", destination: "/:path+", regex: "^(?:/((?:[^/]+?)))/$" },
    ],
    rewrites: [{ source: "/blog/:slug.md", destination: "/markdown/:slug.md", regex: "^/b/(.+)$" }],
    router: { vary: "rsc", staleTime: "300" },
  };
  const files = nginxFiles(build);

  it("maps pages and aliases to the page", () => {
    expect(files["maps.conf"]).toContain('    "" "/";\n    "/blog/tinta" "/blog/tinta";\n');
    expect(files["maps.conf"]).toContain('"/blog/cor" "/blog/tinta";');
    expect(files["maps.conf"]).toContain('"~*^(?:/((?:[^/]+?)))/$" "/$1";');
    expect(files["rewrites.conf"]).toBe('rewrite "^/b/(.+)$" "/markdown/$1.md" break;\n');
  });

  it("keeps the Cache-Control of a route, except for 404", () => {
    expect(files["maps.conf"]).toContain(
      '"~^(200|206|304) /capas/([^/]+?)(?:/)?$" "public, max-age=60";',
    );
  });

  it("caches the SVG files of public/ as the Node server does", () => {
    expect(files["maps.conf"]).toContain(
      `"~^(200|206|304) /(desenhos|parceiros)/" "${SVG_CACHE_CONTROL}";`,
    );
  });

  it("sets the content type when the extension does not give it", () => {
    expect(files["locations.conf"]).toContain("location = /feed.xml {");
    expect(files["locations.conf"]).not.toContain("capas");
    expect(hasContentType("/a.txt", "text/plain")).toBe(true);
    expect(hasContentType("/a.unknown", "text/plain")).toBe(false);
  });
});

describe("nginx syntax", () => {
  it("replaces the parameters of Next's rules with numbered groups", () => {
    expect(withGroups("/:a/:b*", "/x/:b*/:a.md")).toBe("/x/$2/$1.md");
    expect(withGroups("/a", "https://a.example:8080/")).toBe("https://a.example:8080/");
  });

  it("escapes quotes, and rejects a dollar sign", () => {
    expect(quote('a "b" \\c')).toBe('"a \\"b\\" \\\\c"');
    expect(() => quote("R$ 500")).toThrow("R$ 500");
  });
});

describe("compressFiles", () => {
  let folder = "";
  const file = (name: string) => path.join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "primoze-cdn-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("writes .br and .gz files, and reuses them in the next build", async () => {
    const text = "Três demãos. ".repeat(200);
    for (const name of ["a.html", "b.html"]) writeFileSync(file(name), text);
    writeFileSync(file("c.png"), text);
    const files = ["a.html", "b.html", "c.png"].map(file);
    await compressFiles(files, file("cache"));
    for (const name of ["a.html", "b.html"]) {
      expect(brotliDecompressSync(readFileSync(file(`${name}.br`))).toString()).toBe(text);
      expect(gunzipSync(readFileSync(file(`${name}.gz`))).toString()).toBe(text);
    }
    expect(existsSync(file("c.png.br"))).toBe(false);

    // What is kept is taken as it is, and thrown away once nothing has that content.
    const [kept] = readCache().filter((name) => name.endsWith(".br"));
    writeFileSync(path.join(file("cache"), kept!), "kept");
    await compressFiles(files, file("cache"));
    expect(readFileSync(file("a.html.br"), "utf8")).toBe("kept");
    writeFileSync(file("a.html"), "new");
    writeFileSync(file("b.html"), "new");
    await compressFiles(files, file("cache"));
    expect(readCache()).not.toContain(kept);
    expect(readCache()).toHaveLength(2);
  });

  it("sets a modification time that depends only on the content", async () => {
    for (const [name, text] of [
      ["a.html", "x"],
      ["b.html", "x"],
      ["c.html", "y"],
    ] as const) {
      writeFileSync(file(name), text);
    }
    await compressFiles(["a.html", "b.html", "c.html"].map(file), file("cache"));
    const time = (name: string) => statSync(file(name)).mtimeMs;
    expect(time("a.html")).toBe(time("b.html.br"));
    expect(time("a.html")).not.toBe(time("c.html"));
    expect(time("c.html.gz")).toBeLessThan(Date.UTC(2020, 0));
  });

  const readCache = () => readdirSync(file("cache"));
});
