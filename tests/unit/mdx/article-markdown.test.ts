import { getArticle, getArticles } from "@/lib/content/articles";
import { articleMarkdown } from "@/components/mdx/article-markdown";
import { llmsText } from "@/lib/seo/llms-text";

const mdxBody = (text: string) => ({ file: "content/articles/teste.mdx", firstLine: 1, text });

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

  it("converts blocks to quotations and relative links to absolute ones", () => {
    const article = {
      ...getArticles()[0]!,
      slug: "teste",
      sources: [],
      body: mdxBody(`Antes.

<Note kind="atencao" title="Quadro vivo">

Desligue o [disjuntor](/servicos#eletrica).

</Note>

<Testimonial name="Ana" age="34" profession="Pintora" stars="5">

Deu certo.

</Testimonial>

[Ao alto](#antes)`),
    };
    const text = articleMarkdown(article);
    expect(text).toContain("> **Atenção: Quadro vivo**\n>\n> Desligue o [disjuntor](http://");
    expect(text).toContain("> Deu certo.\n>\n> — Ana, 34 anos, Pintora");
    expect(text).toMatch(/\[Ao alto\]\(https?:\/\/[^/]+\/blog\/teste#antes\)/);
  });

  it("converts a calculator to a link to its page", () => {
    const body = mdxBody('<Calculator name="energia" />');
    const text = articleMarkdown({ ...getArticles()[0]!, slug: "teste", sources: [], body });
    expect(text).toMatch(
      /\[Calculadora de economia de luz: quantos kWh .+\]\(https?:\/\/[^/]+\/calculadoras\/energia\)/,
    );
  });

  it("converts a figure to an image with its caption, source and description", () => {
    const body = mdxBody(`<Figure
  src="/desenhos/artigos/rampa.svg"
  alt="Uma rampa"
  caption="Rampa de 1,80 m."
  credit="Foto: Ana"
  licence="CC BY 4.0"
>

- 15 cm de altura

</Figure>
`);
    const text = articleMarkdown({ ...getArticles()[0]!, slug: "teste", sources: [], body });
    expect(text).toMatch(
      /!\[Uma rampa\]\(https?:\/\/[^/]+\/desenhos\/artigos\/rampa\.svg\)\n\n\*Rampa de 1,80 m\. Foto: Ana\. CC BY 4\.0\*\n\n- 15 cm/,
    );
  });

  it("keeps code, tables and non-breaking spaces; a block in a list item stays in the item", () => {
    const body = mdxBody(`Use \`[texto](/contato)\` e 80&nbsp;cm.

| Peça | Preço |
| ---- | ----- |
| [Fio](/servicos) | R$ 10 |

- Item

  <Note kind="dica">

  Meça.

  </Note>
`);
    const text = articleMarkdown({ ...getArticles()[0]!, slug: "teste", sources: [], body });
    expect(text).toContain("`[texto](/contato)` e 80\u00A0cm.");
    expect(text).toMatch(/\| \[Fio\]\(https?:[^)]+\/servicos\) \| R\$ 10 \|/);
    expect(text).toContain("- Item\n\n  > **Dica**\n  >\n  > Meça.");
  });
});

describe("llmsText", () => {
  it("links to the Markdown copy of every article", () => {
    const text = llmsText();
    expect(text).toMatch(/^# PrimoZé\n\n> .+\n/);
    for (const { slug } of getArticles()) expect(text).toContain(`/blog/${slug}.md)`);
    expect(getArticle("guia-pintura")).toBeDefined();
  });
});
