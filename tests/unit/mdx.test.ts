import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import type { ContentError } from "@/lib/content/collection";
import type { MdxBody } from "@/lib/content/front-matter";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import { renderMdx } from "@/components/mdx/mdx-content";
import { rehypeNonBreakingSpaces } from "@/lib/mdx/non-breaking-spaces";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

const problemsOf = (body: MdxBody) =>
  compileMdx(body).then(
    () => [],
    ({ problems }: ContentError) => problems,
  );

const bodyOf = (text: string) => ({ file: "content/articles/x.mdx", firstLine: 8, text });
const NBSP = "\u00a0";
const TABLE = "| a | b |\n| --- | --- |\n";

/** What an editor writes, where it is told ("LINE:COLUMN"), and the advice. */
const REFUSED: [what: string, text: string, place: string, advice: RegExp][] = [
  ["stars between digits", "Peça de 60*60*2 cm", "8:11", /escreva `\\\*`/],
  ["bold against a word", "**Atenção:**use", "8:1", /negrito/],
  ["a cell too many", `${TABLE}| 1 | 2 | 3 |`, "8:1", /mais células/],
  ["a space in a picture's name", "![Muro](/fotos/muro novo.jpg)", "8:1", /não está complet/],
  ["a space before the address", "[o guia] (/blog/guia-pintura)", "8:1", /sem espaço entre/],
  ["both brackets in the place of the other", "(o guia)[/blog/x]", "8:1", /vem entre \[ \]/],
  ["a link of another program", "Veja [[outro artigo]].", "8:1", /\[\[…\]\] não é um link/],
  ["a private note", "Um %%lembrete%% dois", "8:1", /nota entre %%/],
  ["a citation of ChatGPT", "Um \ue200cite\ue202turn0search0\ue201.", "8:1", /U\+E200/],
  ["a control character by its number", "Um&#xFFFE;dois", "8:1", /U\+FFF/],
  ["a heading with such a space", `##${NBSP}Título`, "8:1", /falta um espaço/],
  ["a heading without a space", "##Título", "8:1", /falta um espaço/],
  ["a list of dots", "•\tum\n•\tdois", "8:1", /comece a linha com/],
  ["a table without its second line", "| a | b |\n| 1 | 2 |", "8:1", /a tabela não tem/],
  ["a link without its address", "Veja [a norma][nbr].", "8:6", /falta o endereço/],
  ["an address of nothing", "Veja [a norma]().", "8:6", /falta o endereço/],
  ["an address that nothing uses", "Um.\n\n[nbr]: /contato", "10:1", /nada no texto usa/],
  ["a line under a text", "Um parágrafo\n---\n\nDois", "8:1", /linha em branco/],
  ["an empty heading", "##\n\nUm", "8:1", /título sem texto/],
  ["a heading that skips a level", "## Um\n\n#### Dois", "10:1", /pula um nível/],
  [
    "a first heading of the third level",
    "Um\n\n### Dois",
    "10:1",
    /o primeiro título do texto é `##`/,
  ],
  ["a heading that is closed", "## Título ##", "8:1", /é só `## Título`, sem # no fim/],
  ["a line break in a table", `${TABLE}| 1<br>2 | 3 |`, "10:4", /numa tabela, use vírgula/],
  ["a block without its capital", '<note kind="dica">\n\nx\n\n</note>', "8:1", /escreva <Note>/],
  [
    "curly quotation marks",
    "<Note kind=“dica”>\n\nx\n\n</Note>",
    "8:\\d+",
    /retas, ", e não curvas/,
  ],
  [
    "curly ones within straight ones",
    '<Note kind="“dica”">\n\nx\n\n</Note>',
    "8:1",
    /e não curvas/,
  ],
  ["a task list", "- [ ] Lixar", "8:1", /caixas de marcar/],
  ["a footnote", "Texto[^1]\n\n[^1]: nota", "8:6", /notas de rodapé/],
  ["a link without a text", "Veja [](/contato)", "8:6", /não tem texto/],
  ["numbers out of order", "1. a\n2. b\n4. c", "10:\\d+", /numere a lista/],
  ["a superscript", "Área de 12 m<sup>2</sup>.", "8:13", /HTML não é aceito \(<sup>\).*m²/],
  ["an iframe", '<iframe src="https://youtube.com" />', "8:1", /escreva um link/],
  ["a script link", '<a href="javascript:alert(1)">x</a>', "8:1", /<a>.*\[texto\]/],
  ["an expression", "Preço {x}", "8:7", /\{…\}.*\\\{/],
  ["an open brace", "Um {", "8:\\d+", /\{…\}/],
  ["a comment", "Um <!-- nota -->", "8:\\d+", /comentário/],
  ["a less-than sign", "Até <10 m²", "8:\\d+", /\\</],
  ["code", "import x from 'y'", "8:1", /import/],
  ["a second title", "# Outro título", "8:1", /##/],
  ["a missing picture", "![Foto](/fotos/nao-ha.webp)", "8:1", /não há o arquivo content\/phot/],
  [
    "a missing picture by reference",
    "![Foto][f]\n\n[f]: /fotos/nao-ha.webp",
    "8:1",
    /não há o arq/,
  ],
  ["a picture outside", "![Foto](/../package.png)", "8:1", /não é uma imagem do site/],
  ["a picture without words", "![](/desenhos/tap.svg)", "8:1", /texto alternativo/],
  ["a script as link", "[a](javascript:alert(1))", "8:1", /não pode estar certo/],
  ["data as link", "[a][b]\n\n[b]: data:text/html,x", "8:1", /não pode estar certo/],
  [
    "an unknown block",
    "<Video />",
    "8:1",
    /<Video> não é um bloco; os blocos são Calculator, Campo/,
  ],
  ["an unclosed block", 'Um\n\n<Note kind="dica">\n\nx\n\nFim', "10:1", /<Note> não foi fechado/],
  ["a calculator without its slash", 'Um\n\n<Calculator name="rampa">', "10:1", /ou \/> no fim/],
  ["a line break", "Um\n\nDois<br>três", "10:5", /HTML não é aceito \(<br>\): deixe uma linha/],
  ["a rule", "Um\n\n<hr>\n\nDois", "10:1", /HTML não é aceito \(<hr>\)/],
  ["a picture of HTML", 'Um\n\n<img src="a.png">', "10:1", /\(<img>\): use o bloco <Figure>/],
  ["an address in signs", "Disponível em: <https://a.com/x>.", "8:\\d+", /o endereço sem < e >/],
  ["an address whose < is escaped", "Em: \\<https://a.com/x>.", "8:7", /o endereço sem < e >/],
  ["an unopened block", "</Note>", "8:\\d+", /não foi aberto/],
  ["a field without quotes", "<Note kind=dica>\n\nx\n\n</Note>", "8:\\d+", /entre aspas/],
  ["a field in braces", "<Figure src={x} />", "8:1", /não entre chaves/],
  ["an unknown value", '<Note kind="x">\n\nx\n\n</Note>', "8:1", /kind: veio "x"; use um destes/],
  ["an unknown field", '<Note kind="dica" a="b">\n\nx\n\n</Note>', "8:1", /não existe o campo “a”/],
  ["a block in a sentence", 'Um <Note kind="dica">oi</Note>', "8:4", /numa linha só dele/],
  ["a figure without words", '<Figure src="/desenhos/tap.svg" caption="a" />', "8:1", /alt: falta/],
];

it.each(REFUSED)("refuses %s where it stands", async (_what, text, place, advice) => {
  const [first] = await problemsOf(bodyOf(text));
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
  "![Muro](</desenhos/tap.svg>) e ![Muro][m]\n\n[m]: /desenhos/tap.svg",
  "## Título\n\n### Outro\n\n## Fim\n\n[aqui](#outro)",
  "- um\n- dois\n\n1. a\n2. b\n\nDois\n\n3. c\n4. d",
  "Um parágrafo\n\n---\n\nDois",
  "Veja [a norma][nbr] e [nbr].\n\n[nbr]: https://example.com",
  "1.º de maio, 100% ou 5%\n\n1.500 reais\n\n#clicknapintura e #3 são hashtags\n\n— Oi, disse ele [sic].",
  "Diz a norma: “a junta [...] (Silva, 2020)”, em [sic] (2024).",
  "> Uma citação\n> de duas linhas",
  String.raw`\> 10 m², \[ ], \[\[x\]\] e a\&copy;`,
  "```js\nconst a = 1 ** 2;\n```\n\nE `a**b**c`, `[[x]]` e `{x}`.",
  "Escreva para obra@example.com ou www.example.com/a__b**c, R&D &nbsp; fim",
  'Compre em "www.exemplo.com.br" hoje, ou em (https://exemplo.com.br).',
  "Disponível em: [https://exemplo.com.br/norma]. Acesso em: [www.exemplo.com.br]",
  "Disponível em: https://a.com/x. Ou em www.exemplo.com.br/a, e a ana.silva+obra@a.com.",
  '<Calculator name="rampa" />\n\n<Calculator name="rampa">\n</Calculator>',
  "Em “www.exemplo.com.br/a%b” ou <b@exemplo.com>".replace(/<(.*)>/, "$1"),
  '<Note kind="dica" title="Oi">\n\nUm **texto**.\n\n</Note>',
];

it.each(TAKEN)("takes %j", async (text) => {
  expect(await problemsOf(bodyOf(text))).toEqual([]);
  const { content } = await renderMdx(bodyOf(text));
  expect(content).toBeDefined();
});

it.each([
  [
    "caption, scopes, row headers and the column of each cell; three narrow columns fit a phone",
    "|Linha|Seca|Uso|\n|-|-|-|\n|Premium|6|Casa|",
    '<table class="compact"><caption>Quadro 1: Tintas</caption>' +
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
    "<table><caption>Quadro 1: Tintas<",
  ],
  [
    "the name of the heading above it, the nearest one",
    "|Item|Preço|\n|-|-|\n|Fita|R$ 20|\n\n### Do **rolo**\n\n|Item|Preço|\n|-|-|\n|Rolo|R$ 30|",
    "<caption>Quadro 2: Do rolo</caption>",
  ],
])("a table has %s", async (_what, table, expected) => {
  const { content } = await renderMdx(bodyOf(`## Tintas\n\n${table}`));
  expect(renderToStaticMarkup(content).replaceAll("\n", "")).toContain(expected);
});

it("a table without a heading above it has its number alone", async () => {
  const { content } = await renderMdx(bodyOf("|Item|Preço|\n|-|-|\n|Fita|R$ 20|"));
  expect(renderToStaticMarkup(content)).toContain("<caption>Quadro 1</caption>");
});

it("the three answers of a comparison have a name each", async () => {
  const { content } = await renderMdx(bodyOf('<Campo label="Prazo" columns="3" />'));
  const answers = renderToStaticMarkup(content).matchAll(/<textarea[^>]* aria-label="([^"]*)"/g);
  expect([...answers].map(([, name]) => name)).toEqual([
    "Prazo, empresa 1",
    "Prazo, empresa 2",
    "Prazo, empresa 3",
  ]);
});

it("a box of code can be scrolled by keyboard", async () => {
  const { content } = await renderMdx(bodyOf("```\nconst a = 1;\n```"));
  const pre = '<pre role="group" aria-label="Código" tabindex="0"><code>const a = 1;';
  expect(renderToStaticMarkup(content)).toContain(pre);
});

it.each([
  ["entre 80 cm e 1,20 m", "entre 80\u00A0cm e 1,20\u00A0m"],
  ["motor de 5 cv, 720 h, galão de 3,6 L", "motor de 5\u00A0cv, 720\u00A0h, galão de 3,6\u00A0L"],
  ["cabem 2 mãos", "cabem 2 mãos"],
  ["R$ 1.000 e R$ 18,3 bilhões", "R$\u00A01.000 e R$\u00A018,3 bilhões"],
  ["ABNT NBR\n9050", "ABNT NBR\u00A09050"],
  ["em até 5 dias", "em até 5\u00A0dias"],
  ["1,50 m × 1,20 m", "1,50\u00A0m\u00A0×\u00A01,20\u00A0m"],
  ["34,32 ÷ 12", "34,32 ÷\u00A012"],
  ["de 22 a 24 de setembro", "de 22\u00A0a\u00A024 de\u00A0setembro"],
  ["em São Paulo", "em São\u00A0Paulo"],
  ["Resumo / Depoimentos", "Resumo\u00A0/ Depoimentos"],
  ["a Lei nº 14.948, art. 27, § 3º", "a Lei nº\u00A014.948, art.\u00A027, §\u00A03º"],
])("%s does not break within a measure", (text, expected) => {
  expect(addNonBreakingSpaces(text)).toBe(expected);
});

it.each(["NR-35", "Inscreva-se"])("%s is wrapped in an element, but not in code", (name) => {
  const code = { type: "element", tagName: "code", properties: {} } as const;
  const text = { type: "text", value: `A ${name} vale 80 cm` } as const;
  const tree: Root = { type: "root", children: [{ ...text }, { ...code, children: [text] }] };
  rehypeNonBreakingSpaces()(tree);
  expect(tree.children).toEqual([
    { type: "text", value: "A " },
    expect.objectContaining({ tagName: "span", children: [{ type: "text", value: name }] }),
    { type: "text", value: " vale 80\u00A0cm" },
    { ...code, children: [text] },
  ]);
});

it("finds drawings, photographs and links of a text, with their places", async () => {
  const text =
    "![Uma torneira](/desenhos/tap.svg) e [isto][a]\n\n" +
    '<Figure src=" /desenhos/board.svg " alt="Quadro" caption="Quadro" />\n\n[a]: /contato';
  expect(await compileMdx(bodyOf(text))).toMatchObject({
    pictures: [
      { url: "/desenhos/tap.svg", place: "8:1" },
      { url: "/desenhos/board.svg", place: "10:1" },
    ],
    links: [{ url: "/contato", place: "8:1" }],
  });
});

it("divides a text at its headings, with the ids that the page has", async () => {
  const text = `Um.\n\n${TABLE}| 1 | 2 |\n\n## Título\n\n- x\n- *y*\n\n<Note kind="dica">\nA.\n\nB.\n</Note>\n\n### Título\n\n#### Fim\n\nÀs 80 cm`;
  expect(await compileMdx(bodyOf(text))).toMatchObject({
    sections: [
      { text: "Um. a b 1 2" },
      { heading: { id: "título", text: "Título", level: 2 }, text: "x y A. B." },
      { heading: { id: "título-1", text: "Título", level: 3 }, text: "Fim Às 80 cm" },
    ],
    headingIds: ["título", "título-1", "fim"],
  });
});
