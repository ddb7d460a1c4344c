import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { getArticle } from "@/lib/content/articles";
import { getContest } from "@/lib/content/contest";
import { getClaims } from "@/lib/content/credibility";
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
import { slugOf } from "@/lib/content/slug";
import { NewArticleError, writeNewArticle } from "@/scripts/content-check/new-article";
import { checkContent } from "@/scripts/content-check/report";
import {
  contestNotes,
  guaranteeNotes,
  pageNotes,
  reviewNotes,
} from "@/scripts/content-check/review-checks";
import {
  repetitionWarnings,
  shortSentenceWarnings,
  wordingWarnings,
} from "@/scripts/content-check/text-checks";

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

describe("wording", () => {
  const file = (text: string, name = "a", data: unknown = {}) => ({
    data,
    body: { file: `content/articles/${name}.mdx`, firstLine: 1, text },
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
    const warnings = wordingWarnings([file(text)]);
    expect(warnings.map((warning) => /escreva “(.+)”/.exec(warning)?.[1])).toEqual(terms);
  });

  it("finds double spaces in texts and fields, but not in tables", () => {
    expect(wordingWarnings([file("Duas  vezes", "a", { lead: "e  mais" })])).toHaveLength(2);
    expect(wordingWarnings([file("| a  | b |\n  - item")])).toEqual([]);
  });

  it("finds a sentence of eight words that stands in two files", () => {
    const sentence = "Esta frase tem oito palavras e se repete.";
    const other = file("Texto.", "b", { lead: `Antes. ${sentence}` });
    expect(repetitionWarnings([file(sentence), other])).toEqual([
      `content/articles/a.mdx e content/articles/b.mdx: a mesma frase, “${sentence}”`,
    ]);
    expect(repetitionWarnings([file(`${sentence} ${sentence}`), file("Uma frase curta.")])).toEqual(
      [],
    );
  });

  it("finds articles in which more than one sentence in five is short", () => {
    const long = "Esta frase comprida tem bem mais do que sete palavras. ";
    expect(shortSentenceWarnings([file(`${long.repeat(4)}Curta.`)])).toEqual([]);
    expect(shortSentenceWarnings([file(`${long.repeat(3)}Curta.`)])).toEqual([
      "content/articles/a.mdx: 25% das frases têm até 7 palavras",
    ]);
    expect(shortSentenceWarnings([file(`${long}\n\n- Curta.\n- Curta.`)])).toEqual([]);
  });
});

describe("reviews by a professional", () => {
  const article = {
    ...getArticle("nr35-trabalhos-altura")!,
    sources: [{ title: "NR-35", check: true }, { title: "NBR 5410" }],
  };

  it("lists the sources to check until the article has a review", () => {
    expect(reviewNotes([article])).toEqual(["content/articles/nr35-trabalhos-altura.mdx: NR-35"]);
    expect(reviewNotes([{ ...article, sources: [] }])).toEqual([
      "content/articles/nr35-trabalhos-altura.mdx: sem revisão de profissional",
    ]);
    const reviewed = { by: "Nome", register: "CREA-SP 000", date: "2025-01-15" };
    expect(reviewNotes([{ ...article, reviewed }])).toEqual([]);
  });

  it("asks for the authorisation of the contest, and lists the open points of pages", () => {
    const { authorisation: _, ...contest } = getContest();
    expect(contestNotes(contest)).toEqual([expect.stringContaining("docs/contest.md")]);
    expect(contestNotes({ ...contest, authorisation: "SPA/MF nº 00.000000/2026" })).toEqual([]);
    expect(pageNotes([{ name: "home", check: ["revisão"] }])).toEqual([
      "content/pages/home.mdx: revisão",
    ]);
  });

  it("asks for scope and term of the guarantee until both are set", () => {
    const [claim] = getClaims();
    const guarantee = { scope: "o serviço", term: "um ano" };
    expect(guaranteeNotes([])).toHaveLength(1);
    expect(guaranteeNotes([{ ...claim!, guarantee }])).toEqual([]);
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
