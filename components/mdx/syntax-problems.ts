import type { MdxBody } from "@/lib/content/front-matter.mjs";

const INSTEAD: Record<string, string> = {
  sup: "escreva o sinal, como m² ou R³",
  sub: "escreva o sinal, como CO₂",
  br: "deixe uma linha em branco, que começa outro parágrafo",
  b: "escreva **negrito**",
  strong: "escreva **negrito**",
  i: "escreva _itálico_",
  em: "escreva _itálico_",
  a: "escreva o link como [texto](/contato)",
  img: "use o bloco <Figure>, ou ![O que se vê](/fotos/muro.webp)",
  iframe: "para um vídeo, escreva um link: [o vídeo](https://www.youtube.com/watch?v=…)",
  video: "para um vídeo, escreva um link: [o vídeo](https://www.youtube.com/watch?v=…)",
  table: "escreva a tabela em Markdown, com | entre as colunas",
  hr: "escreva uma linha só com ***",
};

export const htmlAdvice = (name: string) =>
  `HTML não é aceito (<${name}>): ${INSTEAD[name] ?? "apague a marca, e use Markdown ou um bloco"}`;

type Point = { line?: number; column?: number };
type ParserError = Error & Point & { reason: string; ruleId?: string };

/**
 * What a parser error means to an editor.
 * @returns `place`, the "LINE:COLUMN" of the sign at fault, and the text without that sign;
 *   no `rest` where there is none
 * @throws the error, if it is none of the parser
 */
export function syntaxProblem(error: unknown, { text, firstLine }: MdxBody) {
  if (!(error instanceof Error) || !("reason" in error)) throw error;
  const { reason, line = firstLine, column = 1, ruleId } = error as ParserError;
  // A tag that is not closed has its position only in the message, as "(3:1-3:19)".
  const named = ruleId === "end-tag-mismatch" ? /\((\d+):(\d+)-/.exec(reason) : null;
  const at = offsetOf(text, Number(named?.[1] ?? line) - firstLine, Number(named?.[2] ?? column));
  const start = startOf(text, at);
  const before = text.slice(0, start).split("\n");
  return {
    place: `${firstLine + before.length - 1}:${before.at(-1)!.length + 1}`,
    reason: adviceFor(text.slice(start), reason, ruleId),
    rest: start < text.length ? `${text.slice(0, start)}·${text.slice(start + 1)}` : undefined,
  };
}

function offsetOf(text: string, line: number, column: number) {
  const lines = text.split("\n");
  return lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** Code begins a line with import or export; everything else with the last < or { before it. */
function startOf(text: string, at: number) {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  if (/^(import|export)\b/.test(text.slice(lineStart))) return lineStart;
  return Math.max(text.lastIndexOf("<", at), text.lastIndexOf("{", at), 0);
}

function adviceFor(rest: string, reason: string, ruleId?: string): string {
  const name = /^<\/?([\w.-]+)/.exec(rest)?.[1] ?? "";
  if (/^(import|export)\b/.test(rest)) {
    return "uma linha não pode começar com import ou export, que são código; mude a ordem das palavras";
  }
  if (rest.startsWith("{"))
    return "`{…}` não é aceito num texto; para mostrar o sinal, escreva `\\{`";
  if (rest.startsWith("<!--")) {
    return "comentário não é aceito no texto; apague, ou ponha no alto do arquivo, numa linha que começa com #";
  }
  if (/^<(https?:|mailto:|www\.|[\w.]+@)/.test(rest))
    return "escreva o link como [texto](https://exemplo.com.br)";
  if (/^<\/?[a-z]/.test(rest)) return htmlAdvice(name);
  if (ruleId === "unexpected-closing-slash")
    return `</${name}> fecha um bloco que não foi aberto; apague`;
  if (ruleId === "end-tag-mismatch") {
    return `<${name}> não foi fechado no lugar: escreva </${name}> numa linha só dele, antes do fim do trecho`;
  }
  if (/^<[A-Z]/.test(rest)) {
    return `<${name}> não está completo: cada campo entre aspas, e > no fim, como <Note kind="dica">`;
  }
  return "o sinal < começa um bloco; para mostrar o sinal, escreva `\\<`";
}
