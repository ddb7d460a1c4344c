import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { articleSchema } from "@/lib/content/article-schema";
import { defineCollection } from "@/lib/content/collection";
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

const ordered = { title: "", schema: z.strictObject({ order }) };

const load = () => defineCollection("articles", { title: "", schema: articleSchema })();

// Mistakes in files and their messages: tests/scripts/content-mistakes.test.ts.
describe("a content file", () => {
  it.each([
    ["", ARTICLE],
    [
      " with Windows line endings and a byte order mark",
      `\uFEFF${ARTICLE}`.replaceAll("\n", "\r\n"),
    ],
  ])("has slug, fields and body%s", (_name, source) => {
    write("um-artigo.mdx", source);
    const [entry] = load();
    expect(entry).toMatchObject({ slug: "um-artigo", date: "2025-01-15", tags: ["NR-35"] });
    expect(entry?.body.text.trim()).toBe("Texto.");
  });
});

describe("`order`", () => {
  const loadOrders = (orders: number[], count: number | "any number" | { atLeast: number }) => {
    orders.forEach((order, index) => write(`item-${index}.mdx`, `---\norder: ${order}\n---\n`));
    return defineCollection("articles", { ...ordered, order: count })();
  };

  it("sorts", () => {
    expect(loadOrders([3, 1, 2], 3).map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(loadOrders([3, 1, 2], { atLeast: 2 })).toHaveLength(3);
  });

  it.each([
    ["a number twice", [1, 2, 2], "any number" as const],
    ["a gap", [1, 3], "any number" as const],
    ["too few", [1, 2], 3],
    ["too many", [1, 2, 3, 4], 3],
    ["none", [], 3],
    ["fewer than the least", [1, 2], { atLeast: 3 }],
  ])("refuses %s with the folder", (_what, orders, count) => {
    expect(() => loadOrders(orders, count)).toThrow(
      /articles: order: esperava \d arquivos numerados/,
    );
  });
});

it("files that code knows must be there, and no others", () => {
  write("um.mdx", "---\norder: 1\n---\n");
  const read = defineCollection("articles", { ...ordered, files: ["dois"] });
  expect(read).toThrow("esperava exatamente dois.mdx; há um.mdx");
});
