import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { removeUnpublished } from "@/adapter/complete-build";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "server-")), "standalone");
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

it("leaves no draft and no future text in a server folder, not even its name", () => {
  for (const name of ["articles", "press-releases"])
    cpSync(`content/${name}`, path.join(folder, "content", name), { recursive: true });
  const before = filesBelow(folder);
  const write = (name: string, source: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  };
  write("content/articles/segredo-um.mdx", "---\ndate: 2025-01-01\ndraft: true\n---\n");
  write("content/articles/segredo-dois.mdx", "---\ndate: 2099-01-01\n---\n");
  write("content/press-releases/segredo-tres.mdx", "---\ndate: 2099-01-01\n---\n");
  write("content/photographs/muro.jpg", "with the place where it was taken");
  const traced = JSON.stringify({ files: ["../../../content/articles/segredo-um.mdx"] });
  write(".next/server/app/blog/[slug]/page.js.nft.json", traced);
  removeUnpublished(folder);
  expect(filesBelow(folder)).toEqual(before);
  for (const file of filesBelow(folder)) expect(readFileSync(file, "utf8")).not.toMatch(/segredo-/);
});
