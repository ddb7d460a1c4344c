import { toHtml } from "hast-util-to-html";
import { compileMdx } from "@/components/mdx/compile-mdx";
import { rehypeLabelledTables } from "@/components/mdx/page-plugins";

it.each([
  [
    "caption, scopes, row headers and the column of each cell; three narrow columns fit a phone",
    "|Linha|Seca|Uso|\n|-|-|-|\n|Premium|6|Casa|",
    '<table class="compact"><caption>Quadro 1: Seca e uso, por linha</caption>' +
      '<thead><tr><th scope="col">Linha</th><th scope="col">Seca</th><th scope="col">Uso</th>' +
      '</tr></thead><tbody><tr><th scope="row">Premium</th><td data-label="Seca">6</td>' +
      '<td data-label="Uso">Casa</td></tr></tbody></table>',
  ],
  [
    "stacks from three columns up, where they do not fit",
    `|Linha|Uso|Prova|\n|-|-|-|\n|Premium|Casa|${"cem ciclos ".repeat(4)}|`,
    '<table class="stacks">',
  ],
  [
    "no stack of two columns",
    "|Item|Preço|\n|-|-|\n|Fita|R$ 20|",
    "<table><caption>Quadro 1: Preço, por item<",
  ],
])("a table has %s", async (_what, table, expected) => {
  const body = { file: "content/articles/x.mdx", firstLine: 1, text: `## Tintas\n\n${table}` };
  const { html } = await compileMdx(body);
  rehypeLabelledTables()(html);
  expect(toHtml(html).replaceAll("\n", "")).toContain(expected);
});
