import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeContent } from "@/adapter/complete-build";
import { filesBelow } from "@/adapter/source-hash.mjs";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "server-")), "standalone");
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

it("leaves no draft and no future text in a server folder, not even its name", () => {
  const write = (name: string, source: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  };
  write("server.js", "");
  write("content/articles/segredo-um.mdx", "---\ndate: 2025-01-01\ndraft: true\n---\n");
  write("content/photographs/muro.jpg", "with the place where it was taken");
  const traced = JSON.stringify({ files: ["../../../content/articles/segredo-um.mdx"] });
  write(".next/server/app/blog/[slug]/page.js.nft.json", traced);
  removeContent(folder);
  expect(filesBelow(folder)).toEqual([path.join(folder, "server.js")]);
});
