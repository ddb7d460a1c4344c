import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleSchema, ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { defineCollection } from "@/lib/content/collection";

const valid = {
  title: '"Um título"',
  description: "Uma frase longa o bastante para que o buscador tenha o que mostrar.",
  date: "2025-01-15",
  category: "Segurança",
  tags: "[NR-35]",
  cta: "{ title: Um, text: Dois, label: Três, href: /contato }",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(root, "articles"));
});
afterEach(() => rmSync(root, { recursive: true }));

function load(changes: Record<string, string | undefined>, file = "um-artigo.mdx") {
  const fields = Object.entries({ ...valid, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  const yaml = fields.map(([key, value]) => `${key}: ${value}`).join("\n");
  writeFileSync(path.join(root, "articles", file), `---\n${yaml}\n---\nTexto.\n`);
  return defineCollection("articles", articleSchema, { root })();
}

describe("a content file", () => {
  it("has slug, data and body", () => {
    const [entry] = load({});
    expect(entry).toMatchObject({ slug: "um-artigo", data: { date: "2025-01-15" } });
    expect(entry?.body.text.trim()).toBe("Texto.");
  });

  it("with an unknown category is rejected with file, field and allowed values", () => {
    const attempt = () => load({ category: "Jardinagem" });
    expect(attempt).toThrow(/um-artigo\.mdx is not valid/);
    expect(attempt).toThrow(/category: got "Jardinagem"/);
    for (const category of ARTICLE_CATEGORIES) expect(attempt).toThrow(`"${category}"`);
  });

  it.each([
    ["date: ", { date: "15/01/2025" }],
    ["date: ", { date: "2025-02-30" }],
    ["title: ", { title: undefined }],
    ["tags: ", { tags: "[]" }],
    ["cta.href: ", { cta: "{ title: Um, text: Dois, label: Três, href: https://x.example }" }],
    ['unknown field "titulo"', { titulo: "Um" }],
    ["front-matter is not valid YAML", { title: '"sem fim' }],
  ])("is rejected with %j", (message, changes) => {
    expect(() => load(changes)).toThrow(message);
  });

  it("is rejected when its name cannot be a slug", () => {
    expect(() => load({}, "Um Artigo.mdx")).toThrow(/lower-case words joined by hyphens/);
  });

  it("reports all errors at once", () => {
    expect(() => load({ category: "X", date: "ontem" })).toThrow(/date:[\s\S]*category:/);
  });
});
