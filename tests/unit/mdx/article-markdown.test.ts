import { getArticles } from "@/lib/content/articles";
import { articleMarkdown } from "@/components/mdx/article-markdown";
import { articleHtml } from "@/components/mdx/feed-html";
import { llmsText } from "@/lib/seo/llms-text";

const TEXT = `Antes \`[texto](/contato)\` e 80&nbsp;cm.

<Testimonial name="Ana" age="34" profession="Pintora" stars="5">

Deu certo.

</Testimonial>

<Calculator name="energia" />

<Figure
  src="/desenhos/artigos/rampa.svg"
  alt="Uma rampa"
  caption="Rampa de 1,80 m."
  credit="Foto: Ana"
  licence="CC BY 4.0"
>

- 15 cm de altura

</Figure>

| Peça | Preço |
| ---- | ----- |
| [Fio](/servicos) | R$ 10 |

- Item

  <Note kind="atencao" title="Quadro vivo">

  Desligue o [disjuntor](/servicos#eletrica).

  </Note>

[Ao alto](#antes)`;

describe("articleMarkdown", () => {
  it.each(getArticles().map((article) => [article.slug, article] as const))(
    "%s: Markdown without MDX tags and relative links",
    (_slug, article) => {
      const text = articleMarkdown(article);
      expect(text).toMatch(/^# .+\n\n.+\n\n- Publicado: \d+ de /);
      expect(text).not.toMatch(/<[A-Z]|<\/|\]\((?!https?:|mailto:|tel:)|undefined|&nbsp;/);
      for (const { title } of article.sources) expect(text).toContain(title);
    },
  );

  it.each([
    ["code and non-breaking spaces as they are", "`[texto](/contato)` e 80\u00A0cm."],
    ["a testimonial", "> Deu certo.\n>\n> — Ana, 34 anos, Pintora"],
    ["a calculator", /\[Calculadora de economia .+\]\(https?:.+\/calculadoras\/energia\)/],
    ["a figure", /!\[Uma rampa\]\(https?:.+\/rampa\.svg\)\n\n\*Rampa de 1,80 m\. Foto: Ana\. CC/],
    ["the description of a figure", "CC BY 4.0*\n\n- 15 cm de altura"],
    ["a table", /\| \[Fio\]\(https?:[^)]+\/servicos\) \| R\$ 10 \|/],
    ["a note, in its list item", "- Item\n\n  > **Atenção: Quadro vivo**\n  >\n  > Desligue o ["],
    ["a link to a heading", /\[Ao alto\]\(https?:\/\/[^/]+\/blog\/teste#antes\)/],
  ])("has %s", (_what, markdown) => {
    const body = { file: "content/articles/teste.mdx", firstLine: 1, text: TEXT };
    const text = articleMarkdown({ ...getArticles()[0]!, slug: "teste", sources: [], body });
    expect(text).toEqual(
      typeof markdown === "string"
        ? expect.stringContaining(markdown)
        : expect.stringMatching(markdown),
    );
  });
});

it("names author, reviewer and the day on which a source was read, as the feeds do", async () => {
  const [first] = getArticles();
  const source = { title: "NR-10", url: "https://www.gov.br/nr-10", read: "2026-11-20" };
  const signed = {
    ...first!,
    author: { name: "Ana Lima" },
    reviewed: { by: "Rui Sá", role: "eletricista", register: "CFT 000", date: "2026-11-21" },
    sources: [source],
  };
  const review = "Revisão técnica de Rui Sá, eletricista (CFT 000), em 21 de novembro de 2026.";
  const text = articleMarkdown(signed);
  expect(text).toContain(`- Por: Ana Lima\n- ${review}`);
  expect(text).toContain("- [NR-10](https://www.gov.br/nr-10), lida em 20 de novembro de 2026");
  const html = await articleHtml(signed);
  expect(html).toContain(`<p>${review}</p>`);
  expect(html).toContain("NR-10</a>, lida em 20 de novembro de 2026");
  const checked = { ...first!, checked: "2026-11-25", reviewed: undefined };
  expect(await articleHtml(checked)).toContain(
    "<p>Contas conferidas em 25 de novembro de 2026. Falta a revisão de um profissional da área.</p>",
  );
});

it("llms.txt links to the Markdown copy of every article", () => {
  const text = llmsText();
  expect(text).toMatch(/^# PrimoZé\n\n> .+\n/);
  for (const { slug } of getArticles()) expect(text).toContain(`/blog/${slug}.md)`);
});
