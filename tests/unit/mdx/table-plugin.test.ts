import { renderToStaticMarkup } from "react-dom/server";
import { renderMdx } from "@/components/mdx/compile-mdx";

it.each([
  [
    "caption, scopes, row headers and the column of each cell; three narrow columns fit a phone",
    "|Linha|Seca|Uso|\n|-|-|-|\n|Premium|6|Casa|",
    '<table class="compact"><caption>Quadro 1: Seca e uso, por linha</caption>' +
      '<thead><tr><th scope="col">Linha</th><th scope="col">Seca</th><th scope="col">Uso</th>' +
      '</tr></thead><tbody><tr><th scope="row">Premium</th><td data-label="Seca" class="whitespace-nowrap">6</td>' +
      '<td data-label="Uso" class="whitespace-nowrap">Casa</td></tr></tbody></table>',
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
  const { content } = await renderMdx(body);
  expect(renderToStaticMarkup(content).replaceAll("\n", "")).toContain(expected);
});
