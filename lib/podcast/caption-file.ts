import { decodeHTMLStrict, escapeText } from "entities";
import { parseSync, stringifySync } from "subtitle";
import { controlProblem } from "@/lib/content/front-matter";

/** Times in milliseconds; the text may have tags of WebVTT. */
export type Cue = { start: number; end: number; text: string };

/** A mistake of a caption file, in Portuguese. */
export type CaptionProblem = { line: number; reason: string };

export class CaptionError extends Error {
  constructor(readonly problems: readonly CaptionProblem[]) {
    super(problems.map(({ line, reason }) => `${line}: ${reason}`).join("\n"));
  }
}

/**
 * Reads .vtt and .srt.
 * @returns the cues with the marks of a new voice, and the file for players, without them
 * @throws CaptionError with the line of each mistake
 */
export function readCues(bytes: Uint8Array): { vtt: string; cues: Cue[] } {
  const lines = decoded(bytes).split(/\r?\n/);
  refuse(controlProblems(lines));
  const nodes = parsed(lines.join("\n"));
  const cues = nodes.flatMap(({ type, data }) => (type === "cue" ? [data] : []));
  if (cues.length === 0)
    refuse([{ line: 1, reason: "não há legendas neste arquivo; baixe-o de novo" }]);
  refuse(cueProblems(cues, lines));
  const isWebVtt = nodes[0]!.type === "header";
  for (const cue of cues) cue.text = isWebVtt ? withoutBlankLines(cue.text) : fromSrt(cue.text);
  const spoken = cues.map((cue) => ({ ...cue }));
  for (const cue of cues) cue.text = cue.text.replace(NEW_VOICE, "");
  return { vtt: stringifySync(nodes, { format: "WebVTT" }), cues: spoken };
}

/**
 * The mark `>>` with which YouTube's automatic captions say that another person speaks. Between two
 * numbers it is a sign that somebody wrote.
 */
export const NEW_VOICE = /(?<![^\s>])(?:(?<!\d )(?:>|&gt;){2,}|(?:>|&gt;){2,}(?! \d|>|&gt;))\s*/g;

function refuse(problems: readonly CaptionProblem[]) {
  if (problems.length > 0) throw new CaptionError(problems);
}

const NOT_UTF8 = "o arquivo não está em UTF-8; abra-o num editor de texto e salve como UTF-8";

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionError([{ line: 1, reason: NOT_UTF8 }]);
  }
}

const controlProblems = (lines: readonly string[]): CaptionProblem[] =>
  lines.flatMap((text, index) => {
    const reason = controlProblem(text);
    return reason ? [{ line: index + 1, reason }] : [];
  });

/** The parser's message ends with the line, as in "expected timestamp at row 3, but received …". */
function parsed(source: string) {
  try {
    return parseSync(source);
  } catch (error) {
    const line = Number(/ at row (\d+)/.exec(String(error))?.[1] ?? 1);
    throw new CaptionError([
      {
        line,
        reason: "esperava aqui os tempos de uma legenda, como 00:01:05.500 --> 00:01:08.000",
      },
    ]);
  }
}

/** The times of a cue, as the parser takes them. */
const TIMES = /^(?:\d+:)?\d\d?:\d\d?[,.]\d{1,3} --> (?:\d+:)?\d\d?:\d\d?[,.]\d{1,3}(?: |$)/;

/** A line with the times of a cue in another form, which the parser takes for a text. */
const NEARLY_TIMES = /^\s*(?:\d+:)?\d\d?:\d\d?(?:[,.]\d{1,3}|\s*\S*[>→])/;

function cueProblems(cues: readonly Cue[], lines: readonly string[]): CaptionProblem[] {
  const problems: CaptionProblem[] = [];
  let next = 0;
  cues.forEach(({ start, end, text }, index) => {
    next = lines.findIndex((line, at) => at >= next && TIMES.test(line)) + 1;
    const line = next;
    if (end < start)
      problems.push({ line, reason: "a legenda acaba antes de começar; confira os tempos" });
    if (start < (cues[index - 1]?.start ?? 0))
      problems.push({ line, reason: "a legenda começa antes da anterior; confira os tempos" });
    for (const said of text.split("\n").filter((one) => NEARLY_TIMES.test(one))) {
      next = lines.indexOf(said, next) + 1;
      problems.push({ line: next, reason: NO_TIMES });
    }
  });
  return problems;
}

const NO_TIMES =
  "esta linha começa com um tempo e sairia na transcrição; escreva 00:01:05.500 --> 00:01:08.000, depois de uma linha em branco";

/** In WebVTT a blank line ends a cue. */
const withoutBlankLines = (text: string) => text.replace(/\n\s*\n/g, "\n");

/** .srt has text as it is, styles of HTML, and positions of SubStation, such as `{\an8}`. */
const fromSrt = (text: string): string =>
  escapeText(decodeHTMLStrict(withoutBlankLines(text).replace(SRT_STYLES, "")));

const SRT_STYLES = /<\/?(?:[biu]|font)\b[^>]*>|\{\\[^}]*\}/gi;
