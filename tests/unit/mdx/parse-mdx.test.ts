import { compileMdx } from "@/components/mdx/compile-mdx";
import { mdxProblems } from "@/components/mdx/parse-mdx";
import { readContentFile } from "@/lib/content/front-matter.mjs";

/** A file with three lines of front-matter, so that its text starts on line 4. */
const bodyOf = (text: string) =>
  readContentFile("content/articles/x.mdx", `---\ntitle: Um\n---\n${text}`).body;

const note = (attributes: string) => `<Note ${attributes}>\n\nTexto\n\n</Note>`;

describe("mdxProblems", () => {
  it.each([
    ["an unescaped <", "Um.\n\nAté <10 m²", /^content\/articles\/x\.mdx:6:6: Unexpected character/],
    [
      "a tag that is not closed",
      "Um.\n\n<Note kind='dica'>",
      /x\.mdx:6:1: Expected a closing tag .*6:1-6:19/,
    ],
    ["an open expression", "Um {", /x\.mdx:4:5: Unexpected end of file/],
    ["an unknown block", "Um.\n\n<Foo />", /x\.mdx:6:1: <Foo> is not a block; allowed are .*Note/],
    ["an unknown value", note('kind="x"'), /x\.mdx:4:1: <Note> kind: got "x", .*"dica"/],
    ["an unknown attribute", note('kind="dica" titulo="x"'), /x\.mdx:4:1: <Note> .*"titulo"/],
    [
      "a picture that does not exist",
      '<Figure src="/desenhos/artigos/x.svg" alt="Um" caption="Dois" />',
      /x\.mdx:4:1: <Figure> src: .*there is no file public\/desenhos\/artigos\/x\.svg/,
    ],
    [
      "a figure without alternative text",
      '<Figure src="/desenhos/artigos/rampa.svg" caption="Dois" />',
      /x\.mdx:4:1: <Figure> alt/,
    ],
    ["a missing attribute", note(""), /x\.mdx:4:1: <Note> kind/],
  ])("reports file, line and column of %s", async (_what, text, message) => {
    const body = bodyOf(text);
    expect(mdxProblems(body)).toEqual([expect.stringMatching(message)]);
    await expect(compileMdx(body)).rejects.toMatchObject({
      name: "ContentError",
      problems: [expect.stringMatching(message)],
    });
  });

  it("reports every wrong block of a text", () => {
    expect(mdxProblems(bodyOf("<Foo />\n\n<Bar />"))).toHaveLength(2);
  });

  it("accepts Markdown, HTML and known blocks", () => {
    const text = `## Um\n\n- 5 \\< 10<br />\n\n${note('kind="dica" title="Dois"')}\n\n|a|b|\n|-|-|\n`;
    expect(mdxProblems(bodyOf(text))).toEqual([]);
  });
});
