import type { Root } from "hast";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { compileMdx, renderMdx } from "@/components/mdx/compile-mdx";
import { mdxProblems } from "@/components/mdx/mdx-problems";
import { rehypeNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { picturesIn } from "@/components/mdx/text-pictures";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

const bodyOf = (text: string) => ({ file: "content/articles/x.mdx", firstLine: 8, text });
const problemsOf = (text: string) => mdxProblems(bodyOf(text));
const NBSP = "\u00a0";
const TABLE = "| a | b |\n| --- | --- |\n";

/** What an editor writes, the sign at fault as "LINE:COLUMN", and the advice. */
const REFUSED: [what: string, text: string, place: string, advice: RegExp][] = [
  ["stars between digits", "Peça de 60*60*2 cm", "8:11", /escreva `\\\*`/],
  ["bold within a word", "re**forma**s", "8:3", /colado a letras/],
  ["bold before a word", "x **Atenção**use", "8:13", /colado|negrito/],
  ["a cell too many", `${TABLE}| 1 | 2 | 3 |`, "10:9", /mais células/],
  ["a space in a picture's name", "![Muro](/fotos/muro novo.jpg)", "8:7", /não está complet/],
  ["a space in a link", "[x](/arq/a b.pdf)", "8:3", /não está complet/],
  ["bold against a word", "**Atenção:**use", "8:1", /negrito/],
  ["bold with spaces", "** Atenção **", "8:1", /negrito/],
  ["a heading with such a space", `##${NBSP}Título`, "8:1", /espaço comum/],
  ["a heading without a space", "##Título", "8:1", /espaço comum/],
  ["a list of dots", "•\tum\n•\tdois", "8:1", /comece a linha com/],
  ["a numbered list without a space", "1)um", "8:1", /falta um espaço/],
  ["a table without its second line", "| a | b |\n| 1 | 2 |", "8:1", /a tabela não tem/],
  ["a link without its address", "Veja [a norma][nbr].", "8:14", /falta o endereço/],
  ["an address that nothing uses", "Um.\n\n[nbr]: /contato", "10:1", /nada no texto usa/],
  ["a line under a text", "Um parágrafo\n---\n\nDois", "8:1", /linha em branco/],
  ["an empty heading", "##\n\nUm", "8:1", /título sem texto/],
  ["a heading that skips a level", "#### Um", "8:1", /pula um nível/],
  ["signs at the end of a heading", "## Use o #", "8:1", /sumiria/],
  ["a task list", "- [ ] Lixar", "8:1", /caixas de marcar/],
  ["a footnote", "Texto[^1]\n\n[^1]: nota", "8:6", /notas de rodapé/],
  ["a link into nothing", "## Um\n\n[aqui](#nao-ha)", "10:1", /nenhum título/],
  ["a link without a text", "Veja [](/contato)", "8:6", /não tem texto/],
  ["a reference", "Café &copy; 2025", "8:6", /escreva o próprio sinal/],
  ["a plus sign that makes a list", "+ 5 °C\n+ 6 °C", "8:1", /faz uma lista/],
  ["a sign that makes a quotation", "> 10 m² custa mais", "8:1", /faz uma citação/],
  ["numbers out of order", "1. a\n2. b\n4. c", "10:1", /mostraria 3, não 4/],
  ["code without an end", "```\na\n\nb", "8:1", /não foi fechado/],
  ["a superscript", "Área de 12 m<sup>2</sup>.", "8:13", /HTML não é aceito \(<sup>\).*m²/],
  ["an iframe", '<iframe src="https://youtube.com" />', "8:1", /escreva um link/],
  ["a script link", '<a href="javascript:alert(1)">x</a>', "8:1", /<a>.*\[texto\]/],
  ["an expression", "Preço {x}", "8:7", /\{…\}.*\\\{/],
  ["an open brace", "Um {", "8:4", /\{…\}/],
  ["a comment", "Um <!-- nota -->", "8:4", /comentário/],
  ["a less-than sign", "Até <10 m²", "8:5", /\\</],
  ["an autolink", "<https://exemplo.com.br>", "8:1", /\[texto\]/],
  ["code", "import x from 'y'", "8:1", /import/],
  ["a second title", "# Outro título", "8:1", /##/],
  ["a missing picture", "![Foto](/fotos/nao-ha.webp)", "8:1", /não há o arquivo content\/phot/],
  ["a picture outside", "![Foto](/../package.png)", "8:1", /não é uma imagem do site/],
  ["a picture without words", "![](/desenhos/tap.svg)", "8:1", /texto alternativo/],
  ["a script as link", "[a](javascript:alert(1))", "8:1", /não pode estar certo/],
  ["a relative link", "[a](contato)", "8:1", /não pode estar certo/],
  ["data as link", "[a][b]\n\n[b]: data:text/html,x", "10:1", /não pode estar certo/],
  ["an unknown block", "<Video />", "8:1", /<Video> não é um bloco; os blocos são Calculator, Fig/],
  ["an unclosed block", '<Note kind="dica">\n\nx', "8:1", /<Note> não foi fechado/],
  ["an unopened block", "</Note>", "8:1", /<\/Note> fecha um bloco/],
  ["a field without quotes", "<Note kind=dica>\n\nx\n\n</Note>", "8:1", /entre aspas/],
  ["a field in braces", "<Figure src={x} />", "8:1", /não entre chaves/],
  ["an unknown value", '<Note kind="x">\n\nx\n\n</Note>', "8:1", /kind: veio "x"; use um destes/],
  ["an unknown field", '<Note kind="dica" a="b">\n\nx\n\n</Note>', "8:1", /não existe o campo “a”/],
  ["a block in a sentence", 'Um <Note kind="dica">oi</Note>', "8:4", /numa linha só dele/],
  ["a figure without words", '<Figure src="/desenhos/tap.svg" caption="a" />', "8:1", /alt: falta/],
  ["an unknown calculator", '<Calculator name="x" />', "8:1", /name: veio "x"/],
];

it.each(REFUSED)("refuses %s where it stands", (_what, text, place, advice) => {
  const [first] = problemsOf(text);
  expect(first).toMatch(new RegExp(`^content/articles/x\\.mdx:${place}: `));
  expect(first).toMatch(advice);
});

/** The advice of the messages, followed to the letter, and texts that Markdown takes as meant. */
const TAKEN = [
  String.raw`Peça de 60\*60\*2 cm`,
  "Entre 2~3 demãos e 4~6 horas",
  "5 * 3 = 15, e 2 _ 3",
  "preço* e *itálico* e **Atenção:** use, (**assim**) e ~~não~~.",
  "arquivo_de_teste.pdf e foto*",
  `${TABLE}| 1 | 2\\|3 |\n| 4 |`,
  "![Muro](</desenhos/tap.svg>)",
  "## Título\n\n### Outro\n\n## Fim\n\n[aqui](#outro), [ali](#título) e [fontes](#fontes)",
  "- um\n- dois\n\n1. a\n2. b\n\nUm\n\n1. a\n1. b\n\nDois\n\n3. c\n4. d",
  "Um parágrafo\n\n---\n\nDois",
  "Veja [a norma][nbr] e [nbr].\n\n[nbr]: https://example.com",
  "1.º de maio\n\n1.500 reais\n\n#clicknapintura é a hashtag\n\n— Oi, disse ele.",
  "> Uma citação\n> de duas linhas",
  String.raw`\> 10 m², \[ ] e a\&copy;`,
  "```js\nconst a = 1 ** 2;\n```\n\nE `a**b**c`.",
  "Escreva para obra@example.com ou www.example.com/a__b**c, R&D &nbsp; fim",
  '<Note kind="dica" title="Oi">\n\nUm **texto**.\n\n</Note>',
];

it.each(TAKEN)("takes %j", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

const lettersOf = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join("");

/** Signs between letters or digits as they stand there. */
const signsInWords = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\p{N}])[*_~](?=[\p{L}\p{N}])/gu)].map(String).join("");

async function shownText(text: string): Promise<string> {
  const { html } = await compileMdx(bodyOf(text));
  let shown = "";
  visit(html, "text", (node) => void (shown += node.value));
  return shown;
}

const SIGNS = [
  "*",
  "**",
  "_",
  "__",
  "~",
  "~~",
  "#",
  "## ",
  "- ",
  "1. ",
  "> ",
  "|",
  "`",
  "[",
  "]",
  "(",
  ")",
];
const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "é", "x9", "m60", "m²", "cor") },
  { weight: 4, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 3, arbitrary: fc.constantFrom(" ", "\n", "\n\n", ".", ":", NBSP, "\\") },
);

it("what is not refused shows every letter, digit and sign within words, in order", async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 24 }), async (parts) => {
      const text = parts.join("");
      if (problemsOf(text).length > 0) return;
      shown += 1;
      // The list shows the number of its item, which alone has a 1; an escape is no sign of the
      // text.
      const meant = text.replace(/\\(?=[!-/:-@[-`{-~])/g, "");
      const page = await shownText(text);
      expect(lettersOf(page).replaceAll("1", "")).toBe(lettersOf(meant).replaceAll("1", ""));
      // In code a sign is itself, and an escaped one may stand beside markup.
      const hasOthers = /`|\\[*_~]/.test(text);
      if (!hasOthers) expect(signsInWords(page)).toBe(signsInWords(meant));
    }),
    { numRuns: 200 },
  );
  expect(shown).toBeGreaterThan(30);
});

it.each([
  [
    "caption, scopes, row headers and the column of each cell; three narrow columns fit a phone",
    "|Linha|Seca|Uso|\n|-|-|-|\n|Premium|6|Casa|",
    '<table class="compact"><caption>Quadro 1: Seca e uso, por linha</caption>' +
      '<thead><tr><th scope="col">Linha</th><th scope="col">Seca</th><th scope="col">Uso</th>' +
      '</tr></thead><tbody><tr><th scope="row">Premium</th>' +
      '<td data-label="Seca" class="whitespace-nowrap">6</td>',
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
  const { content } = await renderMdx(bodyOf(`## Tintas\n\n${table}`));
  expect(renderToStaticMarkup(content).replaceAll("\n", "")).toContain(expected);
});

it.each([
  ["entre 80 cm e 1,20 m", "entre 80\u00A0cm e 1,20\u00A0m"],
  ["motor de 5 cv, 720 h, galão de 3,6 L", "motor de 5\u00A0cv, 720\u00A0h, galão de 3,6\u00A0L"],
  ["cabem 2 mãos", "cabem 2 mãos"],
  ["R$ 1.000 e R$ 18,3 bilhões", "R$\u00A01.000 e R$\u00A018,3 bilhões"],
  ["ABNT NBR\n9050", "ABNT NBR\u00A09050"],
  ["a Lei nº 14.948, art. 27, § 3º", "a Lei nº\u00A014.948, art.\u00A027, §\u00A03º"],
])("%s does not break within a measure", (text, expected) => {
  expect(addNonBreakingSpaces(text)).toBe(expected);
});

it("a name with a hyphen is wrapped in an element, but not in code", () => {
  const code = { type: "element", tagName: "code", properties: {} } as const;
  const text = { type: "text", value: "A NR-35 vale 80 cm" } as const;
  const tree: Root = { type: "root", children: [{ ...text }, { ...code, children: [text] }] };
  rehypeNonBreakingSpaces()(tree);
  expect(tree.children).toEqual([
    { type: "text", value: "A " },
    expect.objectContaining({ tagName: "span", children: [{ type: "text", value: "NR-35" }] }),
    { type: "text", value: " vale 80\u00A0cm" },
    { ...code, children: [text] },
  ]);
});

it("finds drawings and photographs of a text", () => {
  const text =
    "![Um muro](/fotos/muro.jpg)\n\n" +
    '<Figure src=" /fotos/teto.jpg " alt="Teto" caption="Teto" />';
  expect(picturesIn(bodyOf(text))).toEqual(["/fotos/muro.jpg", "/fotos/teto.jpg"]);
});
