import { parse } from "@plussub/srt-vtt-parser";
import { formatTimestamp } from "@/lib/podcast/timestamp";

type TranscriptParagraph = { second: number; speaker?: string; text: string };

export type Captions = { vtt: string; transcript: TranscriptParagraph[] };

/** Times in milliseconds. */
type Line = { from: number; to: number; speaker?: string; text: string };

const PAUSE_MS = 2_500;

/** A paragraph ends with the first sentence after SOFT_LENGTH characters, or before MAX_LENGTH. */
const SOFT_LENGTH = 320;
const MAX_LENGTH = 700;

/**
 * Reads captions as SRT or WebVTT. A paragraph of the transcript begins with each speaker, after a
 * pause, and where a long one has the end of a sentence.
 * @throws Error when the text has no captions
 */
export function readCaptions(source: string): Captions {
  const captions = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { entries } = parse(captions);
  const lines = withoutRepeats(entries.flatMap(linesOf));
  if (lines.length === 0) throw new Error("no captions");
  const vtt = captions.startsWith("WEBVTT")
    ? captions
    : `${["WEBVTT", ...entries.map(vttCue)].join("\n\n")}\n`;
  return { vtt, transcript: paragraphsOf(lines) };
}

/** "[1:15] Marta: Depende da parede." */
export const transcriptText = (title: string, transcript: Captions["transcript"]): string => {
  const paragraphs = transcript.map(
    ({ second, speaker, text }) =>
      `[${formatTimestamp(second)}] ${speaker ? `${speaker}: ` : ""}${text}`,
  );
  return `${[title, ...paragraphs].join("\n\n")}\n`;
};

const vttCue = ({ from, to, text }: Line) => `${vttTime(from)} --> ${vttTime(to)}\n${text}`;

const vttTime = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23);

function paragraphsOf(lines: readonly Line[]): TranscriptParagraph[] {
  const groups: Line[][] = [];
  let speaker: string | undefined;
  for (const line of lines) {
    const open = groups.at(-1);
    const starts = line.speaker !== undefined && line.speaker !== speaker;
    speaker = line.speaker ?? speaker;
    if (!open || starts || isComplete(open, line)) groups.push([{ ...line, speaker }]);
    else open.push(line);
  }
  return withRisingSeconds(
    groups.map((group) => ({
      second: Math.floor(group[0]!.from / 1000),
      ...(group[0]!.speaker && { speaker: group[0]!.speaker }),
      text: group.map(({ text }) => text).join(" "),
    })),
  );
}

function isComplete(group: readonly Line[], next: Line): boolean {
  const last = group.at(-1)!;
  const length = group.reduce((sum, { text }) => sum + text.length + 1, 0);
  const sentenceEnds = /[.!?…]["”']?$/.test(last.text);
  return (
    next.from - last.to > PAUSE_MS ||
    (length > SOFT_LENGTH && sentenceEnds) ||
    length + next.text.length > MAX_LENGTH
  );
}

/** "<v Zé>…", "ZÉ: …", "Zé: …" or "- Zé: …" at the start of a caption names who speaks. */
const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/;
const NAME = /^(?:-\s*)?((?:\p{Lu}[\p{L}.'-]*)(?:\s\p{Lu}[\p{L}.'-]*){0,2}):\s+/u;

function linesOf({ from, to, text }: Line): Line[] {
  const voice = VOICE.exec(text.trim())?.[1];
  return text
    .split("\n")
    .map((part) => decode(part.replace(/<[^>]*>/g, "")))
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((part, index) => {
      const named = NAME.exec(part)?.[1];
      const speaker = index === 0 && voice ? decode(voice) : named;
      return { from, to, ...(speaker && { speaker }), text: part.replace(NAME, "") };
    });
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
  "&lrm;": "",
  "&rlm;": "",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity);

/** Automatic captions show each line twice: while it is spoken, and above the next one. */
const withoutRepeats = (lines: Line[]): Line[] =>
  lines.filter(({ text }, index) => text !== lines[index - 1]?.text);

/** Of two paragraphs within a second the later one moves to the next: an address names a second. */
function withRisingSeconds(paragraphs: TranscriptParagraph[]): TranscriptParagraph[] {
  let previous = -1;
  return paragraphs.map((paragraph) => {
    previous = Math.max(paragraph.second, previous + 1);
    return { ...paragraph, second: previous };
  });
}
