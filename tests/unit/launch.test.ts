import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getContest } from "@/lib/content/collections/pages";
import { missingByLaw } from "@/lib/launch/legal-duties";
import { assertPublishable, isPublicAddress, demonstrationItems } from "@/lib/launch/public-build";
import { writeVariant } from "@/tests/support/content-variants";

describe("isPublicAddress", () => {
  it.each([
    ["https://www.primoze.com.br", true],
    ["http://200.160.2.3", true],
    ["http://172.15.0.2", true],
    ["http://172.32.0.2", true],
    ["http://localhost:3000", false],
    ["http://127.0.0.1:3000", false],
    ["http://[::1]:3000", false],
    ["http://10.0.0.7", false],
    ["http://172.16.0.2", false],
    ["http://172.31.0.2", false],
    ["http://192.168.1.10", false],
    ["http://web", false],
    ["https://primoze.example", false],
    ["https://www.example.com", false],
    ["https://nas.local", false],
    ["primoze", false],
    ["", false],
  ])("%s: %s", (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe("content with nothing invented and nothing missing", () => {
  const root = mkdtempSync(path.join(tmpdir(), "launched-"));
  const env = { SITE_URL: "https://www.primoze.com.br" };
  const before = process.env.CONTENT_ROOT;
  const REVIEWED = /^reviewed:\n( {2}.*\n)+/m;
  const changed = new Map<string, string>();

  /** Changes a file until the end of the test. */
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = path.join(root, name);
    const source = readFileSync(file, "utf8");
    if (!changed.has(file)) changed.set(file, source);
    expect(source).toMatch(from);
    writeFileSync(file, source.replace(from, to));
  };

  beforeAll(async () => {
    await writeVariant("launched", root);
    process.env.CONTENT_ROOT = root;
  });
  afterEach(() => {
    for (const [file, source] of changed) writeFileSync(file, source);
    changed.clear();
  });
  afterAll(() => {
    process.env.CONTENT_ROOT = before;
    rmSync(root, { recursive: true });
  });

  it("may be published", () => {
    expect(() => assertPublishable(env)).not.toThrow();
  });

  it("is not published with marks of a file, a row or a field, which are listed", () => {
    const partners = "pages/projetos-sociais.mdx";
    const course = "courses/oficina-de-massa.mdx";
    change(partners, "demonstration: false", "demonstration: true");
    change(course, /(testimonials:[^]*?demonstration:) false/, "$1 true");
    change("pages/home.mdx", /(credibility:\n {2}- )/, "$1demonstration: [text]\n    ");
    const items = demonstrationItems();
    expect(items.map(({ file }) => file)).toEqual([
      `content/${course}`,
      "content/pages/home.mdx",
      `content/${partners}`,
    ]);
    expect(items[0]!.what).toMatch(/^testimonials: ./);
    expect(items[1]!.what).toMatch(/^credibility: .*, text$/);
    expect(items[2]!.what).toMatch(/^partners: ./);
    expect(() => assertPublishable(env)).toThrow(
      `3 obstacles to a build for https://www.primoze.com.br, invented or missing:\n  - content/${course}: testimonials`,
    );
    expect(() => assertPublishable({ ...env, SITE_URL: "http://localhost" })).not.toThrow();
    expect(() => assertPublishable({ ...env, ALLOW_DEMONSTRATION: "1" })).not.toThrow();
    expect(() => assertPublishable({ ...env, ALLOW_DEMONSTRATION: "0" })).toThrow();
  });

  it.each(["email", "phone", "whatsapp"])("is not published while %s is a placeholder", (name) => {
    change("company.json", new RegExp(`"${name}": ".*"`), `"${name}": ""`);
    expect(() => assertPublishable(env)).toThrow(`company.json: ${name} not set`);
  });

  it.each([
    ["company.json", /"name": "Obra.*"/, '"name": ""', "legal.name"],
    ["company.json", /"cnpj": ".*"/, '"cnpj": ""', "legal.cnpj"],
    ["company.json", /"address": \{[^}]*\}/, '"address": null', "legal.address"],
    ["company.json", /"technicalLead": \{[^}]*\}/, '"technicalLead": null', "CREA"],
    ["company.json", /"dataOfficer": \{[^}]*\}/, '"dataOfficer": null', "encarregado de dados"],
    ["company.json", /"email": ".*"/, '"email": ""', "art. 4º"],
    ["pages/home.mdx", /^ {4}guarantee:\n( {6}.*\n)+/m, "", "guarantee"],
    // Each of the four categories on what can injure somebody.
    ["articles/tomada-de-teste.mdx", REVIEWED, "", "reviewed"],
    ["articles/altura-de-teste.mdx", REVIEWED, "", "reviewed"],
    ["articles/rampa-de-teste.mdx", REVIEWED, "", "reviewed"],
    ["articles/parede-de-teste.mdx", REVIEWED, "", "reviewed"],
    ["lessons/trocar-fio.mdx", REVIEWED, "", "lessons/trocar-fio.mdx: quem revisou"],
    ["symptoms/tomada-quente.mdx", REVIEWED, "", "reviewed"],
  ])("is not published while %s lacks what the law asks for: %s", (file, from, to, missing) => {
    change(file, from, to);
    expect(() => assertPublishable(env)).toThrow(missing);
  });

  it.each([
    "articles/rascunho-de-teste",
    "articles/futuro-de-teste",
    "articles/relato-de-teste",
    "symptoms/rascunho-de-problema",
  ])("needs no review of %s: unpublished, or about nothing that injures", (name) => {
    change(`${name}.mdx`, REVIEWED, "");
    expect(() => assertPublishable(env)).not.toThrow();
  });

  it("needs the authorisation of a contest until its last day", () => {
    change("pages/click-na-pintura.mdx", /^authorisation:.*/m, "");
    const lastDay = getContest().phases.at(-1)!.to;
    expect(missingByLaw(lastDay).join()).toContain("authorisation");
    expect(missingByLaw("2099-01-01")).toEqual([]);
  });
});
