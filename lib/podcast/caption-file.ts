import { decodeHTMLStrict } from "entities";
import webvtt, { type CueNode } from "webvtt-parser";
import { captionLines, type CaptionLines } from "@/lib/podcast/caption-lines";

/** Times in milliseconds. */
export type Cue = { from: number; to: number; parts: { speaker?: string; text: string }[] };

export type CaptionProblem = { line: number; reason: string };

export class CaptionError extends Error {
  constructor(readonly problems: readonly CaptionProblem[]) {
    super(problems.map(({ line, reason }) => `${line}: ${reason}`).join("\n"));
  }
}

const MAX_FALL_MS = 5_000;
const MIN_MEAN_MS = 300;
const MAX_MEAN_MS = 60_000;

const NOT_UTF8 = "o arquivo não está em UTF-8; abra num editor de texto e salve como UTF-8";

/** @throws CaptionError when the bytes are not UTF-8, or UTF-16 with its first sign */
export function decodeCaptions(bytes: Uint8Array): string {
  const isUtf16 = [0xfeff, 0xfffe].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0));
  const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionError([{ line: 1, reason: NOT_UTF8 }]);
  }
}

/**
 * Reads .vtt, .srt and .sbv: the lines in one form, WebVTT's own algorithm by W3C's parser, then a
 * guard that needs neither (0060). @throws CaptionError with lines, when a part would be lost or
 * wrong
 */
export function readCues(source: string): { vtt: string; cues: Cue[] } {
  const file = captionLines(source);
  const { cues, errors } = new webvtt.WebVTTParser(ESCAPES).parse(
    withoutBlocks(file.lines).join("\n"),
  );
  const problems = [
    ...file.problems,
    ...errors
      .filter(({ message }) => OUTSIDE.test(message))
      .map(({ line }) => ({ line: file.origins[line - 2] ?? 1, reason: STRAY_TEXT })),
    ...guardProblems(file, cues.length),
  ];
  if (problems.length > 0) throw new CaptionError(problems.sort((a, b) => a.line - b.line));
  return {
    vtt: `${file.lines.join("\n").trimEnd()}\n`,
    cues: cues.map(({ startTime, endTime, tree }) => ({
      from: Math.round(startTime * 1000),
      to: Math.round(endTime * 1000),
      parts: partsOf(tree.children),
    })),
  };
}

/** What captionLines() leaves. */
const ESCAPES = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** The parser's messages for lines that are in no cue. */
const OUTSIDE = /^Cue identifier (cannot be standalone|needs to be followed)/;
const STRAY_TEXT =
  "esta linha não pertence a nenhuma legenda; se é texto, apague a linha em branco antes dela";

/** Blocks that are no cues are emptied: the parser knows no regions. */
function withoutBlocks(lines: readonly string[]): string[] {
  let isBlock = false;
  return lines.map((text, index) => {
    if (text === "") isBlock = false;
    else if (lines[index - 1] === "") isBlock = /^(NOTE|STYLE|REGION:?)(\s|$)/.test(text);
    return isBlock ? "" : text;
  });
}

function guardProblems(
  { lines, origins, times, problems }: CaptionLines,
  read: number,
): CaptionProblem[] {
  const found = times.flatMap(({ line, from, to }, index): CaptionProblem[] => {
    if (to <= from)
      return [{ line, reason: "a legenda acaba antes de começar; confira os tempos" }];
    if (from < (times[index - 1]?.from ?? 0) - MAX_FALL_MS)
      return [{ line, reason: "a legenda começa antes da anterior; confira os tempos" }];
    return [];
  });
  const broken = lines.flatMap((text, index) =>
    /[\uFFFD\0]/.test(text) ? [{ line: origins[index] ?? 1, reason: NOT_UTF8 }] : [],
  );
  if (times.length === 0 && problems.length + broken.length > 0) return broken;
  if (times.length === 0)
    return [{ line: 1, reason: "não há legendas neste arquivo; baixe de novo" }];
  if (read !== times.length)
    found.push({
      line: times[0]!.line,
      reason: `só ${read} das ${times.length} legendas foram lidas; um bloco NOTE ou STYLE tem tempos dentro?`,
    });
  const mean = times.reduce((sum, { from, to }) => sum + to - from, 0) / times.length;
  if (found.length === 0 && (mean < MIN_MEAN_MS || mean > MAX_MEAN_MS))
    found.push({
      line: times[0]!.line,
      reason: `as legendas duram em média ${(mean / 1000).toFixed(1).replace(".", ",")} s; confira os tempos`,
    });
  return [...broken, ...found];
}

/** Each voice of a cue with its lines. */
function partsOf(nodes: readonly CueNode[], speaker?: string): Cue["parts"] {
  const parts: Cue["parts"] = [];
  const add = (text: string, by?: string) => {
    const last = parts.at(-1);
    if (last && last.speaker === by) last.text += text;
    else parts.push({ ...(by && { speaker: by }), text });
  };
  for (const node of nodes) {
    if (node.type === "text") add(node.value, speaker);
    if (node.type !== "object") continue;
    const voice = node.name === "v" ? decodeHTMLStrict(node.value ?? "").trim() : "";
    for (const part of partsOf(node.children, voice || speaker)) add(part.text, part.speaker);
  }
  return parts;
}
