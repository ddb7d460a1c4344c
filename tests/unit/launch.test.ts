import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { allEntries } from "@/lib/catalogue/catalogue";
import { getContest } from "@/lib/content/collections/pages";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { missingByLaw } from "@/lib/launch/legal-duties";
import { assertPublishable, demonstrationNotes } from "@/lib/launch/public-build";
import { unreviewedFiles } from "@/lib/launch/unreviewed";
import { isPublicAddress } from "@/lib/public-address";
import { createLinkChecker } from "@/lib/seo/site-addresses";
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
  let root: string;
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
    root = mkdtempSync(path.join(tmpdir(), "launched-"));
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
    expect(demonstrationNotes()).toEqual([
      expect.stringMatching(/^content\/courses\/oficina-de-massa\.mdx: testimonials: ./),
      expect.stringMatching(/^content\/pages\/home\.mdx: credibility: .*, text$/),
      expect.stringMatching(/^content\/pages\/projetos-sociais\.mdx: partners: ./),
    ]);
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
  ])("is not published while %s lacks what the law asks for: %s", (file, from, to, missing) => {
    change(file, from, to);
    expect(() => assertPublishable(env)).toThrow(missing);
  });

  it.each([
    "articles/rascunho-de-teste",
    "articles/futuro-de-teste",
    "articles/relato-de-teste",
    "symptoms/rascunho-de-problema",
    "symptoms/tomada-quente",
  ])("needs no review of %s: unpublished, about nothing that injures, or left out", (name) => {
    change(`${name}.mdx`, REVIEWED, "");
    expect(() => assertPublishable(env)).not.toThrow();
  });

  describe("what nobody has reviewed", () => {
    const SYMPTOM = "/problemas/tomada-quente";
    const SHEET = "/folhas/corte-de-agua";
    const PUBLIC = { ...env, ALLOW_DEMONSTRATION: "", PREVIEW: "" };
    const unreview = (slug: string) => change(`symptoms/${slug}.mdx`, REVIEWED, "");
    const build = (settings: Record<string, string>) =>
      jest.replaceProperty(process, "env", { ...process.env, ...settings });
    const builtPaths = () => allEntries().map(({ path }) => path);

    afterEach(() => jest.restoreAllMocks());

    it.each([
      ["a build for a public address", {}, false],
      ["a demonstration", { ALLOW_DEMONSTRATION: "1" }, true],
      ["a local build", { SITE_URL: "http://localhost:3000" }, true],
      ["a preview", { PREVIEW: "1" }, true],
    ])("%s has it: %s %s", (_build, settings, hasIt) => {
      unreview("tomada-quente");
      change("sheets/corte-de-agua.mdx", REVIEWED, "sources:\n  - title: Lei de teste\n");
      build({ ...PUBLIC, ...settings });
      const built = builtPaths();
      expect([SYMPTOM, SHEET].filter((path) => built.includes(path))).toEqual(
        hasIt ? [SYMPTOM, SHEET] : [],
      );
      expect(built).toContain("/problemas");
      expect(createLinkChecker()(SYMPTOM)).toBe(
        hasIt ? undefined : "leva a content/symptoms/tomada-quente.mdx, que ainda não está no site",
      );
    });

    it("is listed, and no obstacle", () => {
      unreview("tomada-quente");
      change("sheets/corte-de-agua.mdx", REVIEWED, "sources:\n  - title: Lei de teste\n");
      build(PUBLIC);
      expect(unreviewedFiles()).toEqual([
        "content/symptoms/tomada-quente.mdx",
        "content/sheets/corte-de-agua.mdx",
      ]);
      expect(() => assertPublishable(env)).not.toThrow();
    });

    it("leaves no list of problems, where it is all of them", () => {
      for (const { slug } of symptomFiles.read()) unreview(slug);
      build(PUBLIC);
      expect(builtPaths().filter((path) => path.startsWith("/problemas"))).toEqual([]);
      expect(createLinkChecker()("/problemas")).toBe(
        "leva a content/pages/problemas.mdx, que ainda não está no site",
      );
    });
  });

  it("needs the authorisation of a contest until its last day", () => {
    change("pages/click-na-pintura.mdx", /^authorisation:.*/m, "");
    const lastDay = getContest().phases.at(-1)!.to;
    expect(missingByLaw(lastDay).join()).toContain("authorisation");
    expect(missingByLaw("2099-01-01")).toEqual([]);
  });
});
