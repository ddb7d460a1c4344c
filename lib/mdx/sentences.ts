import { blockSchemas } from "@/lib/mdx/block-schemas";

const BLOCKS = Object.keys(blockSchemas);

/** What an editor reads for the name of a rule of remark-lint. */
export const RULE_SENTENCES: Readonly<Record<string, string>> = {
  "heading-increment": "o título pula um nível; depois de ## vem ###",
  "heading-style":
    "um título é só `## Título`, sem # no fim; uma linha de --- ou === logo abaixo de um texto também faz dele um título: deixe uma linha em branco",
  "no-empty-url": "falta o endereço deste link: `[Contato](/contato)`",
  "no-undefined-references": "falta o endereço deste link; escreva `[texto](/contato)`",
  "no-unused-definitions":
    "nada no texto usa este endereço, e a linha sumiria; apague, ou escreva `[texto](/contato)`",
  "ordered-list-marker-value": "numere a lista em ordem: 1., 2., 3.",
};

/** Signs that look like markup, and that the page shows as they were typed. */
export const SIGN_SENTENCES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/\[\[[^\]]*\]\]/, "[[…]] não é um link aqui; escreva `[o guia](/blog/guia-pintura)`"],
  [/%%/, "uma nota entre %% sairia no site; apague"],
  // It does not match brackets before a remark in parentheses: "[…] (Silva, 2020)".
  [
    /\]\s+\((?:[/#]|https?:|mailto:|www\.)/,
    "sem espaço entre `]` e `(`: `[o guia](/blog/guia-pintura)`",
  ],
  [
    /\)\[(?:[/#]|https?:|mailto:|www\.)/,
    "o texto do link vem entre [ ], o endereço entre ( ): `[o guia](/blog/guia-pintura)`",
  ],
  [
    /!?\]\(/,
    "o link ou a imagem não está completo; o endereço não tem espaços: `/fotos/muro.webp`",
  ],
  [/!\[/, "a imagem não está completa: `![O que se vê](/fotos/muro.webp)`"],
  [
    /^#{1,6}(?=[^\s#\d])(?=\p{Lu})|^#{1,6}[\u00a0\u202f]/u,
    "falta um espaço depois de #: `## Título`",
  ],
  [/^[•◦▪●‣]\s/, "para uma lista, comece a linha com `- `"],
  [/^\|.*\|$/m, "a tabela não tem a linha `| --- | --- |` depois do cabeçalho"],
  [
    /\*\*/,
    "os asteriscos ** não fazem negrito assim; deixe espaço ou pontuação por fora: `**Atenção:** use`",
  ],
];

/** What to write in the place of a tag of HTML. */
const INSTEAD: Readonly<Record<string, string>> = {
  sup: "escreva o sinal, como m² ou m³",
  sub: "escreva o sinal, como CO₂",
  br: "deixe uma linha em branco, que começa outro parágrafo; numa tabela, use vírgula ou outra linha",
  a: "escreva o link como [texto](/contato)",
  img: "use o bloco <Figure>, ou ![O que se vê](/fotos/muro.webp)",
  iframe: "para um vídeo, escreva um link: [o vídeo](https://www.youtube.com/watch?v=…)",
};

/** A tag of HTML, or the name of a block without its capital. */
export function htmlSentence(name: string): string {
  const block = BLOCKS.find((one) => one.toLowerCase() === name.toLowerCase());
  if (block) return `<${name}> não é um bloco; escreva <${block}>, com maiúscula`;
  return `HTML não é aceito (<${name}>): ${INSTEAD[name] ?? "apague a marca, e use Markdown ou um bloco"}`;
}

export const EXPRESSION = "`{…}` não é aceito num texto; para mostrar o sinal, escreva `\\{`";

export const IMPORT =
  "uma linha não pode começar com import ou export, que são código; mude a ordem das palavras";

/** What the parser of MDX says, and what it means to an editor. */
const PARSER_SENTENCES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/import|exports?\b/, IMPORT],
  [/expression|acorn/, EXPRESSION],
  [/comment|`!`/, "comentário não é aceito no texto; apague"],
  [
    /closing tag for `<(\w*)/,
    "<$1> não foi fechado: escreva </$1> numa linha só dele, ou /> no fim se nada vai dentro",
  ],
  [/closing slash/, "este bloco fecha e não foi aberto; apague"],
  [/ before name|in name/, "o sinal < começa um bloco; para mostrar o sinal, escreva `\\<`"],
];

export const ADDRESS_IN_SIGNS = "escreva o endereço sem < e >";

/** An address between < and >, as a reference or a mail program writes it. */
const ADDRESS_TAG = /^<(?:[a-z]+:|www\.|[^\s<>@]+@)[^\s<>]+>/i;

/** A tag of HTML; blocks have capitals. */
const HTML_TAG = /^<\/?([a-z][a-z0-9]*)[\s/>]/;

/** @param tag the text from the < of the place on */
export function parserSentence(reason: string, tag: string): string {
  if (ADDRESS_TAG.test(tag)) return ADDRESS_IN_SIGNS;
  const [, html] = HTML_TAG.exec(tag) ?? [];
  if (html) return htmlSentence(html);
  for (const [pattern, sentence] of PARSER_SENTENCES) {
    const [, name = ""] = pattern.exec(reason) ?? [];
    if (pattern.test(reason)) return sentence.replaceAll("$1", name);
  }
  return 'um bloco não está completo: cada campo entre aspas retas, ", e não curvas, e > no fim, como <Note kind="dica">';
}
