import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { articleSchema, ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { defineCollection } from "@/lib/content/collection";
import { order, text } from "@/lib/content/schema-fields";

const valid = {
  title: '"Um título"',
  description: "Uma frase longa o bastante para que o buscador tenha o que mostrar.",
  category: "Segurança",
  tags: "[NR-35]",
  cta: "{ title: Um, text: Dois, label: Três, href: /contato }",
  date: "2025-01-15",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(root, "articles"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, source: string) =>
  writeFileSync(path.join(root, "articles", file), source);

function articleSource(changes: Record<string, string | undefined> = {}) {
  const fields = Object.entries({ ...valid, ...changes }).filter(([, value]) => value);
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join("\n")}\n---\nTexto.\n`;
}

const ordered = { title: "", schema: z.strictObject({ order }) };

const load = () => defineCollection("articles", { title: "", schema: articleSchema, root })();

describe("a content file", () => {
  it.each([
    ["", articleSource()],
    [" with Windows line endings and a byte order mark", `\uFEFF${articleSource()}`],
  ])("has slug, fields and body%s", (name, source) => {
    write("um-artigo.mdx", name ? source.replaceAll("\n", "\r\n") : source);
    const [entry] = load();
    expect(entry).toMatchObject({ slug: "um-artigo", date: "2025-01-15", tags: ["NR-35"] });
    expect(entry?.body.text.trim()).toBe("Texto.");
  });

  it("with an unknown category is rejected with file, field and allowed values", () => {
    write("um-artigo.mdx", articleSource({ category: "Jardinagem" }));
    expect(load).toThrow(/um-artigo\.mdx:4:1: category: veio "Jardinagem"/);
    for (const category of ARTICLE_CATEGORIES) expect(load).toThrow(`"${category}"`);
  });

  it.each([
    ["date: ", { date: "15/01/2025" }],
    ["date: ", { date: "2025-02-30" }],
    ["title: ", { title: undefined }],
    ["tags: ", { tags: "[]" }],
    ["cta.href: ", { cta: "{ title: Um, text: Dois, label: Três, href: https://x.example }" }],
    ["não existe o campo “titulo”", { titulo: "Um" }],
    ["faltam aspas", { title: '"sem fim' }],
  ])("is rejected with %j", (message, changes) => {
    write("um-artigo.mdx", articleSource(changes));
    expect(load).toThrow(message);
  });

  it("is rejected when its name cannot be a slug", () => {
    write("Um Artigo.mdx", articleSource());
    expect(load).toThrow(/palavras minúsculas sem acento, com hífens, como um-artigo/);
  });
});

it("all errors of all files and collections are reported at once", () => {
  write("a.mdx", articleSource({ category: "X", date: "ontem" }));
  write("b.mdx", articleSource({ title: '"sem fim' }));
  mkdirSync(path.join(root, "pages"));
  writeFileSync(path.join(root, "pages/c.mdx"), "---\ntitle:\n---\n");
  defineCollection("pages", { title: "", schema: z.strictObject({ title: text }), root });
  expect(load).toThrow(
    /a\.mdx:\d+:1: date:[\s\S]*a\.mdx:\d+:1: category:[\s\S]*b\.mdx:\d+:\d+: [\s\S]*c\.mdx:2:1: title:/,
  );
});

describe("`order`", () => {
  const loadOrders = (orders: number[], count: number | "any number" | { atLeast: number }) => {
    orders.forEach((order, index) => write(`item-${index}.mdx`, `---\norder: ${order}\n---\n`));
    return defineCollection("articles", { ...ordered, root, order: count })();
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
  const read = defineCollection("articles", { ...ordered, root, files: ["dois"] });
  expect(read).toThrow("esperava exatamente dois.mdx; há um.mdx");
});
