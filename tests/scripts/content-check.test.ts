import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { getArticle } from "@/lib/content/articles";
import { getFacts } from "@/lib/content/collections";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { pageNotes, reviewNotes } from "@/scripts/content-check/before-launch";
import { NewArticleError, writeNewArticle } from "@/scripts/content-check/new-article";
import { checkContent } from "@/scripts/content-check/report";
import {
  calendarWarnings,
  courseWarnings,
  factLine,
  factWarnings,
  linkWarnings,
  wordingWarnings,
} from "@/scripts/content-check/warnings";

describe("npm run check:content", () => {
  it("finds no errors and no warnings in content/", async () => {
    const { errors, warnings } = await checkContent("2025-01-20");
    expect([errors, warnings]).toEqual([[], []]);
  });

  it("warns about courses and calendars in the past", async () => {
    const { warnings } = await checkContent("2025-09-01");
    expect(warnings).toEqual([
      expect.stringContaining('"Comandos Elétricos" terminou em 16/08/2025'),
      expect.stringContaining(
        "content/contest/click-na-pintura.mdx: o calendário acabou em 05/05/2025",
      ),
    ]);
  });

  it("fails on figures of a past year, and on articles that nobody has looked at for 18 months", async () => {
    const overdueOn = async (day: string) => (await checkContent(day)).overdue.length;
    expect(await overdueOn("2027-01-31")).toBe(0);
    const { overdue, errors } = await checkContent("2027-02-01");
    expect(errors).toEqual([]);
    expect(overdue[0]).toMatch(/^content\/articles\/\S+\.mdx: a última mudança é de 2\d\/11\/2026/);
    expect(await overdueOn("2028-05-22")).toBe(overdue.length);
    expect(await overdueOn("2028-05-23")).toBeGreaterThan(overdue.length);
  });

  it("lists known contradictions with and without a decision", () => {
    expect(getFacts().map(factLine)).toEqual([
      expect.stringMatching(/^\[decidido\] Anos de experiência: “Mais de 10 anos” .+ e “15\+”/),
      expect.stringMatching(/^\[decidido\] Calendário do Click na Pintura/),
      expect.stringMatching(/^\[em aberto\] Visualizações/),
    ]);
    expect(factWarnings(getFacts())).toEqual([]);
    const [fact] = getFacts();
    const statements = [
      { file: "content/pages/home.mdx", says: "o que ninguém escreveu" },
      { file: "content/pages/nada.mdx", says: "nada" },
    ];
    expect(factWarnings([{ ...fact!, statements }])).toHaveLength(2);
  });
});

describe("individual checks", () => {
  const file = (text: string, data: unknown = {}) => [
    { data, body: { file: "content/x.mdx", firstLine: 1, text } },
  ];

  it("finds links without a page, in texts and fields", () => {
    const known = new Set(["/", "/contato"]);
    const body =
      "[a](/contato#orcamento) [b](/contatos) [c](#aqui) [d](mailto:x@y.br) [e](/) ![f](/g.png)";
    expect(linkWarnings(file(body, { cta: { href: "/nada" } }), known)).toEqual([
      "content/x.mdx: o link /contatos não leva a nenhuma página do site",
      "content/x.mdx: o link /nada não leva a nenhuma página do site",
    ]);
  });

  it("treats a course or a calendar as ended on the day after its last day", () => {
    const course = { slug: "c", name: "C", end: "2025-08-16", status: "Inscrições Abertas" };
    expect(courseWarnings([course], "2025-08-16")).toEqual([]);
    expect(courseWarnings([course], "2025-08-17")).toHaveLength(1);
    const phases = [{}, { from: "2025-09-18", to: "2025-09-28" }];
    expect(calendarWarnings("f", phases, "2025-09-28")).toEqual([]);
    expect(calendarWarnings("f", phases, "2025-09-29")).toHaveLength(1);
  });

  it.each([
    ["A NR 35 e a NR35 valem", ["NR-35", "NR-35"]],
    ["A equipe tem certificação NR35 e segue a NR-35", []],
    ["Use o trava-queda, não o trava-quedas", ["trava-quedas"]],
    ["Curso online por email", ["on-line", "e-mail"]],
    ["São 50 bolsas de estudo em fotografia", ["bolsas de estudo de fotografia"]],
    ["Concurso para pintores", ["para pintoras e pintores"]],
    ["`email` e [aqui](/online) não contam", []],
  ])("terms in %j: %j", (text, terms) => {
    const warnings = wordingWarnings(file(text));
    expect(warnings.map((warning) => /escreva “(.+)”/.exec(warning)?.[1])).toEqual(terms);
  });
});

describe("reviews by a professional", () => {
  const article = {
    ...getArticle("nr35-trabalhos-altura")!,
    sources: [
      { title: "NR-35", check: true, url: "https://www.gov.br/nr-35" },
      { title: "NBR 5410" },
    ],
  };

  it("lists the sources to check until the article has a review", () => {
    const line = (note: string) => [
      `content/articles/nr35-trabalhos-altura.mdx: ${note} (quem revisar, com registro)`,
    ];
    expect(reviewNotes([article])).toEqual(line("NR-35; fontes sem o dia da leitura (read): 1"));
    expect(reviewNotes([{ ...article, sources: [] }])).toEqual(line("sem revisão de profissional"));
    const reviewed = { by: "Nome", register: "CREA-SP 000", date: "2025-01-15" };
    expect(reviewNotes([{ ...article, reviewed }])).toEqual([]);
  });

  it("lists open points of pages", () => {
    expect(pageNotes([{ name: "home", check: ["revisão"] }])).toEqual([
      "content/pages/home.mdx: revisão (direção)",
    ]);
  });
});

describe("npm run novo-artigo", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "novo-artigo-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    "Três demãos: quando a segunda não basta",
    'Aspas "no" título \\ e um # no meio',
    "Um título tão comprido que os buscadores o cortariam antes de chegar ao fim dele",
  ])("writes a valid draft for %j", (title) => {
    const { slug } = writeNewArticle(title, "2025-02-01", folder);
    const { data } = readContentFile(path.join(folder, `${slug}.mdx`));
    expect(slug).toMatch(/^(tres-demaos-quando|aspas-no-titulo-e|um-titulo-tao)/);
    expect(articleSchema.parse(data)).toMatchObject({ title, date: "2025-02-01", draft: true });
  });

  it.each([
    ["", "Diga o título"],
    ["…", "Diga o título"],
    ["x".repeat(91), "o máximo é 90"],
    ["Sustentabilidade na construção", "já leva ao artigo eficiencia-energetica"],
  ])("rejects %j", (title, reason) => {
    expect(() => writeNewArticle(title, "2025-02-01", folder)).toThrow(reason);
    expect(() => writeNewArticle(title, "2025-02-01", folder)).toThrow(NewArticleError);
  });

  it("does not overwrite a file", () => {
    writeNewArticle("Um título", "2025-02-01", folder);
    expect(() => writeNewArticle("Um título", "2025-02-01", folder)).toThrow("Já existe");
  });
});
