import { articleHtml } from "@/components/mdx/feed-html";
import { contentErrors } from "@/lib/mdx/content-errors";
import { contentFiles } from "@/lib/content/content-files";
import { referenceProblems } from "@/lib/mdx/dead-references";
import { getArticle, getArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { relatedArticle } from "@/lib/podcast/related";
import { plainTextWithAddresses } from "@/lib/format/plain-text";
import { createLinkChecker } from "@/lib/seo/site-addresses";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

let copy: ContentCopy;
let target: string;
let file: string;
let firstLine: number;

/** An article of the copy with this text and these fields. */
function writeText(text: string, fields = "") {
  const head = copy.read(file).replace(/\n---\n[\s\S]*/, `\n${fields}`.trimEnd());
  copy.write(file, `${head}\n---\n${text}\n`);
  firstLine = head.split("\n").length + 2;
}

beforeEach(() => {
  copy = contentCopy();
  const [first, second] = getArticles().filter(({ aliases }) => aliases.length === 0);
  target = first!.slug;
  file = `content/articles/${second!.slug}.mdx`;
});
afterEach(() => copy.remove());

const problems = async () =>
  (await referenceProblems(contentFiles())).filter((line) => line.startsWith(file));
const hold = (slug: string, how = "draft: true") =>
  copy.replace(`content/articles/${slug}.mdx`, /^title:/m, `${how}\ntitle:`);

const deadLinkReason = (link: string) => createLinkChecker()(link);

const DEAD = "não leva a nenhuma página do site";
/** The end of the sentence about a link to an article that is held back. */
const held = (slug: string) => `leva a content/articles/${slug}.mdx, que ainda não está no site`;

it("tells links that lead to nothing", () => {
  const check = createLinkChecker();
  for (const [what, link, reason] of [
    ["a page", "/contato#orcamento", undefined],
    ["the home page", "/?de=1", undefined],
    ["a page with a slash at its end", "/contato/", undefined],
    ["a file of public/", "/desenhos/tap.svg", undefined],
    ["a feed", "/feed.xml", undefined],
    ["another site", "https://exemplo.com.br/nada", undefined],
    ["another site without a scheme", "//exemplo.com.br/nada", undefined],
    ["a place on the same page", "#aqui", undefined],
    ["an episode, which only the build knows", "/primoze-cast/um-episodio", undefined],
    ["no page", "/contatos", DEAD],
    ["no article", "/blog/nada", DEAD],
    ["no release", "/imprensa/nada", DEAD],
    ["no handout", "/mulheres-na-manutencao/apostilas/nada", DEAD],
  ])
    expect([what, check(link!)]).toEqual([what, reason]);
});

it("a link to an article lives while the article, or one with its alias, is on the site", () => {
  const link = `/blog/${target}`;
  expect(deadLinkReason(link)).toBeUndefined();
  hold(target);
  expect(deadLinkReason(link)).toBe(held(target));
  copy.delete(`content/articles/${target}.mdx`);
  expect(deadLinkReason(link)).toBe(DEAD);
  writeText("Texto.", `aliases: [${target}]`);
  expect(deadLinkReason(link)).toBeUndefined();
});

it("names file, line and column of each link to nothing, in texts and fields", async () => {
  hold(target);
  writeText(`Leia [isto](/blog/${target}?de=1#fim).\n\nE [aquilo][nota].\n\n[nota]: /nada`);
  copy.replace(file, /href: [^\s}]+/, "href: /blog/apagado");
  expect(await problems()).toEqual([
    expect.stringContaining(`${file}: cta, href: o link /blog/apagado ${DEAD}`),
    expect.stringContaining(
      `${file}:${firstLine}:6: o link /blog/${target}?de=1#fim ${held(target)}`,
    ),
    expect.stringContaining(`${file}:${firstLine + 2}:1: o link /nada ${DEAD}`),
  ]);
});

it("takes a photograph of a field for no link", async () => {
  const body = { file: "content/works/muro.mdx", firstLine: 1, text: "" };
  const data = { after: { src: "/fotos/muro.jpg", alt: "Um muro" } };
  expect(await referenceProblems([{ data, body }])).toEqual([]);
});

it("lets texts that wait for a day lead to each other", async () => {
  hold(target);
  hold(file.slice("content/articles/".length, -".mdx".length));
  writeText(`Veja [o outro](/blog/${target}) e [nada](/nada).`);
  expect(await problems()).toEqual([expect.stringContaining("/nada")]);
});

it("stays in the page: a dead link is a warning", async () => {
  writeText("O [*guia*](/nada) e o [outro][n].\n\n[n]: /nada");
  const article = getArticle(file.slice("content/articles/".length, -".mdx".length))!;
  // That it is no error: tests/scripts/commands.test.ts.
  expect(await articleHtml(article)).toContain('/nada"><em>guia</em></a>');
  expect(plainTextWithAddresses("O [guia](/nada) e o [site](https://x.example).")).toMatch(
    /^O guia \(http.*\/nada\) e o site \(https:\/\/x\.example\)\.$/,
  );
});

it("a link to a part of the text that is not there is a warning", async () => {
  writeText("## Três demãos\n\n[aqui](#três-demãos), [ali](#fontes) e [nada](#nada%zz)");
  expect(await problems()).toEqual([expect.stringContaining("#nada%zz não leva a nenhum título")]);
});

it("a name of nothing is told with its place, and the site does without it", async () => {
  const episode = "content/episodes/aaaaaa.mdx";
  copy.write(episode, "---\narticle: apagado\n---\n");
  copy.replace("content/pages/educacao.mdx", /^articles:.*/m, "articles: [apagado]");
  writeText(
    "Texto.",
    "afterEnd: { event: apagado, description: Uma frase longa o bastante para que o buscador tenha o que mostrar., cta: { title: a, text: b, label: c, href: /contato } }",
  );
  expect(await contentErrors()).toEqual([]);
  expect(await referenceProblems(contentFiles())).toEqual(
    expect.arrayContaining([
      `${episode}: não há artigo publicado “apagado”`,
      "content/pages/educacao.mdx: não há artigo publicado “apagado”",
      `${file}: não há curso nem concurso “apagado”`,
    ]),
  );
  const notes = { id: "aaaaaa", article: "apagado" };
  expect(() => relatedArticle({ theme: "other", notes })).not.toThrow();
  // An event that is no longer there is over: nothing invites to it.
  const slug = file.slice("content/articles/".length, -".mdx".length);
  expect(getArticle(slug)?.cta.title).toBe("a");
  expect(getPage("educacao").articles).toEqual(["apagado"]);
});
