import { getArticle, getArticles } from "@/lib/content/articles";
import { articleMarkdown } from "@/lib/content/article-markdown";
import { llmsText } from "@/lib/text-files/llms-text";

describe("articleMarkdown", () => {
  it.each(getArticles().map((article) => [article.slug, article] as const))(
    "%s is plain Markdown with addresses in full",
    (_slug, article) => {
      const text = articleMarkdown(article);
      expect(text).toMatch(/^# .+\n\n.+\n\n- Publicado: \d+ de /);
      expect(text).not.toMatch(/<[A-Z]|<\/|\]\((?!https?:|mailto:|tel:)|undefined|&nbsp;/);
      for (const { title } of article.sources) expect(text).toContain(title);
    },
  );

  it("writes remarks and testimonials as quotations", () => {
    const article = {
      ...getArticles()[0]!,
      slug: "teste",
      sources: [],
      body: `Antes.

<Note kind="atencao" title="Quadro vivo">

Desligue o [disjuntor](/servicos#eletrica).

</Note>

<Testimonial name="Ana" age="34" profession="Pintora" stars="5">

Deu certo.

</Testimonial>

[Ao alto](#antes)`,
    };
    const text = articleMarkdown(article);
    expect(text).toContain("> **Atenção: Quadro vivo**\n>\n> Desligue o [disjuntor](http://");
    expect(text).toContain("> Deu certo.\n>\n> — Ana, 34 anos, Pintora");
    expect(text).toMatch(/\[Ao alto\]\(https?:\/\/[^/]+\/blog\/teste#antes\)/);
  });
});

describe("llmsText", () => {
  it("names every article as Markdown under the company's name", () => {
    const text = llmsText();
    expect(text).toMatch(/^# PrimoZé\n\n> .+\n/);
    for (const { slug } of getArticles()) expect(text).toContain(`/blog/${slug}.md)`);
    expect(getArticle("guia-pintura")).toBeDefined();
  });
});
