import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { getFacts } from "@/lib/content/facts";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { bodyErrors } from "@/scripts/content-check/body-checks";
import { COLLECTIONS } from "@/scripts/content-check/collections";
import { calendarWarnings, courseWarnings } from "@/scripts/content-check/date-checks";
import { factLine, factWarnings } from "@/scripts/content-check/fact-checks";
import {
  altWarnings,
  linkWarnings,
  externalLinkProblem,
} from "@/scripts/content-check/link-checks";
import { NewArticleError, slugOf, writeNewArticle } from "@/scripts/content-check/new-article";
import { checkContent } from "@/scripts/content-check/report";

describe("npm run check:content", () => {
  it("reads every folder of content/", () => {
    const folders = readdirSync("content", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(Object.keys(COLLECTIONS).sort()).toEqual(folders.sort());
  });

  it("finds no errors and no warnings in content/", async () => {
    const { errors, warnings } = await checkContent("2025-01-20");
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
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

  it("reports file and line of errors in MDX texts", async () => {
    const body = (file: string, text: string) => ({ file, firstLine: 5, text });
    const errors = await bodyErrors([
      body("content/articles/a.mdx", "Certo."),
      body("content/articles/b.mdx", "Até <10 m²"),
      body("content/pages/c.mdx", "\n<Foo />"),
    ]);
    expect(errors).toEqual([
      expect.stringMatching(/^content\/articles\/b\.mdx:5:6: Unexpected character/),
      expect.stringMatching(/^content\/pages\/c\.mdx:6:1: <Foo> is not a block/),
    ]);
  });

  it("lists known contradictions with and without a decision", () => {
    const lines = getFacts().map(factLine);
    expect(lines).toEqual([
      expect.stringMatching(/^\[decidido\] Anos de experiência: “\+10 anos” .+ e “15\+”/),
      expect.stringMatching(/^\[decidido\] Calendário do Click na Pintura/),
      expect.stringMatching(/^\[em aberto\] Visualizações/),
    ]);
    expect(factWarnings(getFacts())).toEqual([]);
    expect(factWarnings(getFacts(), () => "")).toHaveLength(6);
  });
});

describe("individual checks", () => {
  const file = (text: string, data: unknown = {}) => [
    { data, body: { file: "content/x.mdx", firstLine: 1, text } },
  ];

  it.each([
    ["https://www.planalto.gov.br/ccivil_03/leis/l8078.htm", undefined],
    ["http://www.gov.br/", "não começa com https://"],
    ["https://gov/", "tem um domínio incompleto"],
    ["https://loja.example/", "é um domínio de exemplo"],
    ["www.gov.br", "não é um endereço válido"],
  ])("format of %s: %s", (link, problem) => {
    expect(externalLinkProblem(link)).toBe(problem);
  });

  it("finds internal links without a page", () => {
    const known = new Set(["/", "/contato"]);
    const body = "[a](/contato#orcamento) [b](/contatos) [c](#aqui) [d](mailto:x@y.br) [e](/)";
    expect(linkWarnings(file(body, { cta: { href: "/nada" } }), known)).toEqual([
      "content/x.mdx: o link /contatos não leva a nenhuma página do site",
      "content/x.mdx: o link /nada não leva a nenhuma página do site",
    ]);
  });

  it("finds images without alternative text", () => {
    expect(altWarnings(file('![](/a.png) ![Muro](/b.png) <img src="/c.png" />'))).toHaveLength(2);
    expect(altWarnings(file('<img src="/c.png" alt="Muro" />'))).toEqual([]);
  });

  it("treats a course or a calendar as ended on the day after its last day", () => {
    const course = { slug: "c", name: "C", end: "2025-08-16", status: "Inscrições Abertas" };
    expect(courseWarnings([course], "2025-08-16")).toEqual([]);
    expect(courseWarnings([course], "2025-08-17")).toHaveLength(1);
    const phases = [{ name: "Agora" }, { name: "Envio", from: "2025-09-18", to: "2025-09-28" }];
    expect(calendarWarnings("f", phases, "2025-09-28")).toEqual([]);
    expect(calendarWarnings("f", phases, "2025-09-29")).toHaveLength(1);
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

  it.each([
    ["Três demãos!", "tres-demaos"],
    ["NR-35: o que muda?", "nr-35-o-que-muda"],
    ["  Ação  ", "acao"],
  ])("slug of %j is %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
