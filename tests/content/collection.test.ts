import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { articleFiles } from "@/lib/content/collections/articles";
import { defineCollection, defineFiles } from "@/lib/content/collection";
import { order } from "@/lib/content/schema-fields";

const ARTICLE = `---
title: "Um título"
description: Uma frase longa o bastante para que o buscador tenha o que mostrar.
category: Segurança
tags: [NR-35]
cta: { title: Um, text: Dois, label: Três, href: /contato }
date: 2025-01-15
---
Texto.
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  process.env.CONTENT_ROOT = root;
  mkdirSync(path.join(root, "articles"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, source: string) =>
  writeFileSync(path.join(root, "articles", file), source);

const ordered = { title: "", singular: "", schema: z.strictObject({ order }), order: true };

const articles = defineCollection("articles", {
  title: "",
  singular: "",
  schema: articleFiles.schema,
});

// Mistakes in files and their messages: tests/unit/mistakes.test.ts.
describe("a content file", () => {
  it.each([
    ["", ARTICLE],
    [
      " with Windows line endings and a byte order mark",
      `\uFEFF${ARTICLE}`.replaceAll("\n", "\r\n"),
    ],
  ])("has slug, fields and body%s", (_name, source) => {
    write("um-artigo.mdx", source);
    const [entry] = articles.read();
    expect(entry).toMatchObject({ slug: "um-artigo", date: "2025-01-15", tags: ["NR-35"] });
    expect(entry?.body.text.trim()).toBe("Texto.");
  });
});

describe("a draft that is not complete", () => {
  const DRAFT = "---\ntitle: Uma ideia\ndraft: true\n---\n";

  it("is left out with a warning, and stops nothing", () => {
    write("um-artigo.mdx", ARTICLE);
    write("uma-ideia.mdx", DRAFT);
    expect(articles.read().map(({ slug }) => slug)).toEqual(["um-artigo"]);
    expect(articles.warnings()).toContainEqual(
      expect.stringMatching(/uma-ideia\.mdx: description: falta .*\(rascunho incompleto\)$/),
    );
  });

  it("is refused once it is no draft, and where there are no drafts", () => {
    write("uma-ideia.mdx", DRAFT.replace("true", "false"));
    expect(articles.read).toThrow("description: falta este campo");
    write("uma-ideia.mdx", "---\norder: 1\ndraft: true\n---\n");
    expect(defineCollection("articles", ordered).read).toThrow("“draft”");
  });
});

describe("a list of files", () => {
  const read = (...orders: number[]) => {
    orders.forEach((order, index) => write(`item-${index}.mdx`, `---\norder: ${order}\n---\n`));
    return defineCollection("articles", ordered).read();
  };

  it.each([
    ["a sequence", [3, 1, 2], "120"],
    ["a gap", [9, 1, 4], "120"],
    ["twins, by name", [2, 2, 1], "201"],
    ["none", [], ""],
  ])("is sorted by `order`: %s", (_what, orders, names) => {
    expect(
      read(...orders)
        .map(({ slug }) => slug.slice(-1))
        .join(""),
    ).toBe(names);
  });

  it("that a page cannot live without says so", () => {
    const needed = defineCollection("articles", { ...ordered, atLeast: 1 });
    expect(needed.read).toThrow("articles: a página não vive sem pelo menos 1 arquivo; há 0");
  });
});

it("files that code knows must be there, and no others", () => {
  write("um.mdx", "---\norder: 1\n---\n");
  const { read } = defineFiles("articles", {
    title: "",
    schemas: { dois: ordered.schema },
  });
  expect(read).toThrow("content/articles/dois.mdx: o arquivo não existe");
  expect(read).toThrow("content/articles/um.mdx: não é de nenhuma página do site");
});
