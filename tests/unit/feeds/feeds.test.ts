import { parseRssFeed } from "feedsmith";
import { getArticle } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { articleHtml } from "@/components/mdx/feed-html";
import { blogFeed, type FeedArticle } from "@/lib/feeds/blog-feed";

const article = { ...getArticle("rampa-de-teste")!, html: "<p>Rampa</p>" };
const entry = (one: FeedArticle) => parseRssFeed(blogFeed(getPage("blog"), [one])).items![0]!;

it("dates an entry with noon in São Paulo of its article's day, in any time zone", () => {
  expect(blogFeed(getPage("blog"), [{ ...article, date: "2025-01-15" }])).toContain(
    "<pubDate>Wed, 15 Jan 2025 15:00:00 GMT</pubDate>",
  );
});

it("has the article's author, and the company for an article without one", () => {
  expect(entry(article).dc?.creators).toEqual(["Autora Teste"]);
  expect(entry({ ...article, author: undefined }).dc?.creators).toEqual(["PrimoZé"]);
});

it("keeps the guid of an entry when its title and its text change", () => {
  expect(entry({ ...article, title: "Outro", html: "<p>Outro</p>" }).guid).toEqual(
    entry(article).guid,
  );
});

const TEXT = `## Antes

<Note kind="atencao" title="Quadro vivo">

Desligue o [disjuntor](/servicos#eletrica).

</Note>

<Figure src="/desenhos/artigos/rampa.svg" alt="Uma rampa" caption="Rampa de 1,80 m." credit="Foto: Ana">

- 15 cm de altura

</Figure>

<Calculator name="energia" />

[Ao alto](#antes)`;

it("has the blocks of a text without style sheet, and absolute addresses", async () => {
  const body = { file: "content/articles/teste.mdx", firstLine: 1, text: TEXT };
  const html = (await articleHtml({ ...article, slug: "teste", body })).replaceAll(
    /https?:\/\/[^/"]+/g,
    "https://x",
  );
  for (const part of [
    '<blockquote><p><strong>Atenção: Quadro vivo</strong></p><p>Desligue o <a href="https://x/servicos#eletrica">',
    '<figure><img src="https://x/desenhos/artigos/rampa.svg" alt="Uma rampa" loading="lazy"/><figcaption>Rampa de 1,80 m. Foto: Ana</figcaption></figure>',
    "<li>15 cm de altura</li>",
    '<p><a href="https://x/calculadoras/energia">Calculadora de',
    '<a href="https://x/blog/teste#antes">Ao alto</a>',
  ]) {
    expect(html).toContain(part);
  }
});

it("names the reviewer, what was checked and the day on which a source was read", async () => {
  const html = await articleHtml({
    ...article,
    reviewed: { by: "Rui Sá", role: "eletricista", register: "CFT 000", date: "2026-11-21" },
    sources: [{ title: "NR-10", url: "https://www.gov.br/nr-10", read: "2026-11-20" }],
  });
  expect(html).toContain(
    "<p>Revisão técnica de Rui Sá, eletricista (CFT 000), em 21 de novembro de 2026.</p>",
  );
  expect(html).toContain("NR-10</a>, lida em 20 de novembro de 2026");
  const checked = { ...article, checked: "2026-11-25", reviewed: undefined };
  expect(await articleHtml(checked)).toContain(
    "<p>Contas conferidas em 25 de novembro de 2026. Falta a revisão de um profissional da área.</p>",
  );
});
