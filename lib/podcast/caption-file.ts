import { decodeHTMLStrict, escapeText } from "entities";
import { parseSync, stringifySync } from "subtitle";
import { CONTROL, controlProblem } from "@/lib/content/front-matter.mjs";

/** Times in milliseconds; the text may have tags of WebVTT. */
export type Cue = { start: number; end: number; text: string };

export class CaptionError extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${line}: ${reason}`);
  }
}

/**
 * Reads .vtt and .srt.
 * @returns the cues, and the file for players
 * @throws CaptionError with a line
 */
export function readCues(bytes: Uint8Array): { vtt: string; cues: Cue[] } {
  const source = decoded(bytes);
  const control = controlProblem(source);
  if (control) throw new CaptionError(lineAt(source, source.search(CONTROL)), control);
  const nodes = parsed(source);
  const cues = nodes.flatMap(({ type, data }) => (type === "cue" ? [data] : []));
  if (cues.length === 0)
    throw new CaptionError(1, "não há legendas neste arquivo; baixe-o de novo");
  checkTimes(cues, source);
  const isWebVtt = nodes[0]!.type === "header";
  for (const cue of cues) cue.text = isWebVtt ? withoutBlankLines(cue.text) : fromSrt(cue.text);
  return { vtt: stringifySync(nodes, { format: "WebVTT" }), cues };
}

const NOT_UTF8 = "o arquivo não está em UTF-8; abra-o num editor de texto e salve como UTF-8";

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionError(1, NOT_UTF8);
  }
}

/** The parser's message ends with the line, as in "expected timestamp at row 3, but received …". */
function parsed(source: string) {
  try {
    return parseSync(source);
  } catch (error) {
    const line = Number(/ at row (\d+)/.exec(String(error))?.[1] ?? 1);
    throw new CaptionError(
      line,
      "esperava aqui os tempos de uma legenda, como 00:01:05.500 --> 00:01:08.000",
    );
  }
}

const lineAt = (source: string, index: number) => source.slice(0, index).split("\n").length;

function checkTimes(cues: readonly Cue[], source: string) {
  const lines = source.split("\n").flatMap((text, index) => (/-->/.test(text) ? [index + 1] : []));
  cues.forEach(({ start, end }, index) => {
    const line = lines[index] ?? 1;
    if (end <= start)
      throw new CaptionError(line, "a legenda acaba antes de começar; confira os tempos");
    if (start < (cues[index - 1]?.start ?? 0))
      throw new CaptionError(line, "a legenda começa antes da anterior; confira os tempos");
  });
}

/** In WebVTT a blank line ends a cue. */
const withoutBlankLines = (text: string) => text.replace(/\n\s*\n/g, "\n");

/** .srt has text as it is, styles of HTML, and positions of SubStation, such as `{\an8}`. */
const fromSrt = (text: string): string =>
  escapeText(decodeHTMLStrict(withoutBlankLines(text).replace(SRT_STYLES, "")));

const SRT_STYLES = /<\/?(?:[biu]|font)\b[^>]*>|\{\\[^}]*\}/gi;
