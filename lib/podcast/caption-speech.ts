import { decodeHTMLStrict } from "entities";
import type { Cue } from "@/lib/podcast/caption-file";

/** What is said in one line of a cue, in milliseconds. */
export type Speech = { start: number; end: number; speaker?: string; text: string };

/**
 * Who says what. Automatic captions show a line again while the next one is spoken: it is said
 * once.
 */
export function speechOf(cues: readonly Cue[]): Speech[] {
  const lines: Speech[] = [];
  for (const line of cues.flatMap(linesOf)) {
    const last = lines.at(-1);
    const isRepeated = last?.text === line.text && last.speaker === line.speaker;
    if (isRepeated && line.start <= last.end + TOUCH_MS) last.end = line.end;
    else lines.push(line);
  }
  const names = namesIn(lines);
  return lines.map((line) => {
    const [label = "", name = ""] = LABEL.exec(line.text) ?? [];
    if (line.speaker || !names.has(name)) return line;
    return { ...line, speaker: name, text: line.text.slice(label.length) };
  });
}

const TOUCH_MS = 50;

/** `<v Zé>` or `<v.loud Zé>`. */
const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/;

/** Tags of WebVTT: styles, languages and times within a cue. */
const TAG = /<\/?(?:[biucv]|lang|ruby|rt)\b[^>]*>|<[\d:.]+>/g;

function linesOf({ start, end, text }: Cue): Speech[] {
  return text.split(/\n|(?=<v[\s.])/).flatMap((line) => {
    const speaker = decodedText(VOICE.exec(line)?.[1] ?? "");
    const said = decodedText(line.replace(TAG, ""));
    return said ? [{ start, end, ...(speaker && { speaker }), text: said }] : [];
  });
}

const decodedText = (text: string): string => decodeHTMLStrict(text).replace(/\s+/g, " ").trim();

/** "ZÉ: …", "Zé: …" or "- Zé: …". */
const LABEL = /^(?:-\s*)?((?:\p{Lu}[\p{L}.'-]*)(?:\s\p{Lu}[\p{L}.'-]*){0,2}):\s+/u;

/** Words that stand before a colon and are nobody's name. */
const NO_NAMES = new Set(
  (
    "Atenção Aviso Certo Claro Conclusão Cuidado Detalhe Dica Então Etapa Exemplo Importante Lembre " +
    "Mas Moral Nota Obs Observação Ok Olha Ou Passo Pergunta Pois Ponto Primeiro Problema Regra " +
    "Resposta Resultado Resumindo Resumo Segredo Segundo Solução Terceiro Verdade"
  ).split(" "),
);

/** A name is said more than once; a colon alone makes nobody a speaker ("Resumindo: …"). */
function namesIn(lines: readonly Speech[]): Set<string> {
  const labels = lines.flatMap(({ text }) => LABEL.exec(text)?.[1] ?? []);
  const isName = (label: string) => !NO_NAMES.has(label.split(" ")[0]!);
  return new Set(labels.filter((label, index) => labels.indexOf(label) < index).filter(isName));
}
