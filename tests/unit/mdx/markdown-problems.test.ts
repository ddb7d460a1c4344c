import fc from "fast-check";
import { visit } from "unist-util-visit";
import { compileMdx } from "@/components/mdx/compile-mdx";
import { mdxProblems } from "@/components/mdx/mdx-problems";

const bodyOf = (text: string) => ({ file: "content/articles/x.mdx", firstLine: 8, text });
const problemsOf = (text: string) => mdxProblems(bodyOf(text));
const NBSP = "\u00a0";
const TABLE = "| a | b |\n| --- | --- |\n";

/** What an editor writes, the sign at fault as "LINE:COLUMN", and the advice. */
const REFUSED: [what: string, text: string, place: string, advice: RegExp][] = [
  ["stars between digits", "Peça de 60*60*2 cm", "8:11", /escreva `\\\*`/],
  ["stars between measures", "Vão de 2*3 m e outro de 4*5 m", "8:9", /escreva `\\\*`/],
  ["bold within a word", "re**forma**s", "8:3", /colado a letras/],
  ["bold before a word", "x **Atenção**use", "8:13", /colado|negrito/],
  ["a doubled tilde within a word", "a~~b~~c", "8:2", /colado a letras/],
  ["a cell too many", `${TABLE}| 1 | 2 | 3 |`, "10:9", /mais células/],
  ["a bar in a cell", `${TABLE}| 1 | 2|3 |`, "10:8", /mais células/],
  ["a space in a picture's name", "![Muro](/fotos/muro novo.jpg)", "8:7", /não está complet/],
  ["a space in a link", "[x](/arq/a b.pdf)", "8:3", /não está complet/],
  ["a space in a number", "[x](tel:+55 11 3456-7890)", "8:3", /não está complet/],
  ["a space in an e-mail", "[x](mailto: a@example.com)", "8:3", /não está complet/],
  ["bold against a word", "**Atenção:**use", "8:1", /negrito/],
  ["bold with spaces", "** Atenção **", "8:1", /negrito/],
  ["bold with a space that does not break", `Use **luvas${NBSP}**`, "8:5", /negrito/],
  ["a heading with such a space", `##${NBSP}Título`, "8:1", /espaço comum/],
  ["a heading without a space", "##Título", "8:1", /espaço comum/],
  ["a list with such a space", `-${NBSP}um`, "8:1", /espaço comum/],
  ["a numbered list with such a space", `1.${NBSP}um`, "8:1", /espaço comum/],
  ["a list of dots", "•\tum\n•\tdois", "8:1", /comece a linha com/],
  ["a numbered list without a space", "1)um", "8:1", /falta um espaço/],
  ["a table without its second line", "| a | b |\n| 1 | 2 |", "8:1", /a tabela não tem/],
  ["a link without its address", "Veja [a norma][nbr].", "8:14", /falta o endereço/],
  ["an address that nothing uses", "Um.\n\n[nbr]: /contato", "10:1", /nada no texto usa/],
  ["a line under a text", "Um parágrafo\n---\n\nDois", "8:1", /linha em branco/],
  ["an empty heading", "##\n\nUm", "8:1", /título sem texto/],
  ["a heading that skips a level", "#### Um", "8:1", /pula um nível/],
  ["a later one", "## Um\n\n#### Dois", "10:1", /depois de ## vem ###/],
  ["signs at the end of a heading", "## Use o #", "8:1", /sumiria/],
  ["a task list", "- [ ] Lixar", "8:1", /caixas de marcar/],
  ["a done task", "- [x] Lixar", "8:1", /caixas de marcar/],
  ["a footnote", "Texto[^1]\n\n[^1]: nota", "8:6", /notas de rodapé/],
  ["a footnote that is not there", "Texto[^1]", "8:6", /notas de rodapé/],
  ["a link into nothing", "## Um\n\n[aqui](#nao-ha)", "10:1", /nenhum título/],
  ["a link without a text", "Veja [](/contato)", "8:6", /não tem texto/],
  ["a reference", "Café &copy; 2025", "8:6", /escreva o próprio sinal/],
  ["a plus sign that makes a list", "+ 5 °C\n+ 6 °C", "8:1", /faz uma lista/],
  ["a sign that makes a quotation", "> 10 m² custa mais", "8:1", /faz uma citação/],
  ["numbers out of order", "1. a\n2. b\n4. c", "10:1", /mostraria 3, não 4/],
  ["code without an end", "```\na\n\nb", "8:1", /não foi fechado/],
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
