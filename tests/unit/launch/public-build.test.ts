import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  assertPublishable,
  isPublicAddress,
  demonstrationItems,
} from "@/lib/launch/public-build.mjs";

it.each(["primoze.com.br", "www.primoze.com.br/", "https://"])(
  "a build for SITE_URL=%s stops with its name",
  (SITE_URL) => expect(() => assertPublishable({ SITE_URL })).toThrow(`SITE_URL: "${SITE_URL}"`),
);

describe("isPublicAddress", () => {
  it.each([
    ["https://www.primoze.com.br", true],
    ["https://preview-1.primoze.pages.dev", true],
    ["http://200.160.2.3", true],
    ["http://localhost:3000", false],
    ["http://127.0.0.1:3000", false],
    ["http://[::1]:3000", false],
    ["http://10.0.0.7", false],
    ["http://172.15.0.2", true],
    ["http://172.16.0.2", false],
    ["http://172.20.0.2", false],
    ["http://172.30.0.2", false],
    ["http://172.31.0.2", false],
    ["http://172.32.0.2", true],
    ["http://192.168.1.10", false],
    ["http://web", false],
    ["https://primoze.example", false],
    ["https://www.example.com", false],
    ["https://obra.test", false],
    ["https://nas.local", false],
    ["primoze", false],
    ["", false],
    [undefined, false],
  ])("%s: %s", (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe("a folder of content", () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "ledger-")), "content");
  const write = (name: string, frontMatter: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), `---\n${frontMatter}\n---\n\nTexto.\n`);
  };
  const legal =
    "legal: { name: Obra Ltda., cnpj: 1, address: Rua, technicalLead: Ana, smallDataAgent: true }";
  const contacts = [
    "email: obra@x.com.br",
    "phone: (11) 3333-4444",
    "whatsapp: 551133334444",
    legal,
  ];
  const env = { SITE_URL: "https://www.primoze.com.br" };
  beforeEach(() => {
    write("company.mdx", contacts.join("\n"));
    write("pages/home.mdx", "title: Início\ndemonstration: false");
    write("credibility/garantia.mdx", "guarantee: { scope: tudo, term: um ano }");
    write("contest/c.mdx", "phases: [{ to: 2025-05-05 }]");
    write("articles/a.mdx", "category: Segurança\ndate: 2025-01-01\nreviewed: { by: Ana }");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("lists marked files, rows and fields", () => {
    write("partners/a.mdx", "name: Cal\ndemonstration: true");
    write("releases/b.mdx", "title: R\ndate: x\nquote: { text: q }\ndemonstration: [date, quote]");
    write(
      "courses/c.mdx",
      "title: C\nreviews:\n  - { name: Ana, demonstration: true }\n  - { name: Bia, demonstration: false }",
    );
    expect(demonstrationItems(root)).toEqual([
      { file: "content/courses/c.mdx", what: "reviews: Ana" },
      { file: "content/partners/a.mdx", what: "Cal" },
      { file: "content/releases/b.mdx", what: "date" },
      { file: "content/releases/b.mdx", what: "quote" },
    ]);
  });

  it("may be published without a mark and with the company's contact data", () => {
    expect(() => assertPublishable(env, root)).not.toThrow();
  });

  it("is not published with one mark", () => {
    write("partners/a.mdx", "name: Cal\ndemonstration: true");
    expect(() => assertPublishable(env, root)).toThrow(
      "1 obstacles to a build for https://www.primoze.com.br, invented or missing:\n  - content/partners/a.mdx: Cal",
    );
    expect(() => assertPublishable({ ...env, SITE_URL: "http://localhost" }, root)).not.toThrow();
    expect(() => assertPublishable({ ...env, ALLOW_DEMONSTRATION: "1" }, root)).not.toThrow();
    expect(() => assertPublishable({ ...env, ALLOW_DEMONSTRATION: "0" }, root)).toThrow();
  });

  it.each(["email", "phone", "whatsapp"])("is not published while %s is a placeholder", (name) => {
    write("company.mdx", contacts.join("\n").replace(new RegExp(`${name}:.*`), `${name}:`));
    expect(() => assertPublishable(env, root)).toThrow(`company.mdx: ${name} not set`);
  });

  it.each([
    ["company.mdx", contacts.join("\n").replace("name: Obra Ltda., ", ""), "legal.name"],
    ["company.mdx", contacts.join("\n").replace("cnpj: 1, ", ""), "legal.cnpj"],
    ["company.mdx", contacts.join("\n").replace("address: Rua, ", ""), "legal.address"],
    ["company.mdx", contacts.join("\n").replace("technicalLead: Ana, ", ""), "CREA"],
    ["company.mdx", contacts.join("\n").replace("true", "false"), "encarregado de dados"],
    ["company.mdx", contacts.join("\n").replace("email: obra@x.com.br", ""), "art. 4º"],
    ["credibility/garantia.mdx", "title: Garantia", "guarantee"],
    ["contest/c.mdx", "phases: [{ to: 2099-05-05 }]", "authorisation"],
    ["articles/b.mdx", "category: Segurança\ndate: 2025-01-01", "reviewed"],
    ["articles/b.mdx", "category: Mercado Elétrico\ndate: 2025-01-01", "reviewed"],
    ["articles/b.mdx", "category: Acessibilidade e Adaptação\ndate: 2025-01-01", "reviewed"],
  ])("is not published while %s lacks what the law asks for: %s", (file, text, missing) => {
    write(file, text);
    expect(() => assertPublishable(env, root)).toThrow(missing);
  });

  it.each([
    [
      "company.mdx",
      contacts.join("\n").replace("smallDataAgent: true", "dataOfficer: { name: Bia }"),
    ],
    ["contest/c.mdx", "phases: [{ to: 2099-05-05 }]\nauthorisation: dispensado"],
    ["articles/b.mdx", "category: Dicas de Reparos\ndate: 2025-01-01"],
    ["articles/b.mdx", "category: Segurança\ndate: 2099-01-01"],
  ])("is published with %s: %s", (file, text) => {
    write(file, text);
    expect(() => assertPublishable(env, root)).not.toThrow();
  });
});
