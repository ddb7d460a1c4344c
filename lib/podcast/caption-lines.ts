import { decodeHTMLStrict } from "entities";

/** Where a cue is in the file, counted from 1, and when, in milliseconds. */
type Times = { line: number; from: number; to: number };

/**
 * A file of captions as the lines of a WebVTT file; `origins` has the line that each comes from.
 */
export type CaptionLines = {
  lines: string[];
  origins: number[];
  times: Times[];
  problems: { line: number; reason: string }[];
};

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const ARROW = String.raw`(?:-{1,2} ?>|[–—→]>?)`;
const TIMES = new RegExp(`^\\s*${TIME}\\s*${ARROW}\\s*${TIME}(?:\\s+(.*?))?\\s*$`);
/** YouTube's .sbv: "0:00:01.000,0:00:03.000". */
const SBV_TIMES = new RegExp(`^\\s*${TIME}\\s*,\\s*${TIME}()\\s*$`);
const ALMOST_TIMES = new RegExp(`-->|^\\s*[\\d:.,]{4,}\\s*${ARROW}`);

const UNREADABLE_TIMES =
  "não é um tempo que se possa ler; escreva como 00:01:05.500 --> 00:01:08.000";
const STRAY_LINE = "esta linha não pertence a nenhuma legenda; apague-a";

/** One form for .vtt, .srt and .sbv: times as WebVTT has them, and text that only has its tags. */
export function captionLines(source: string): CaptionLines {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  return /^WEBVTT(?=[ \t]|$)/.test(lines[0]!) ? fromWebVtt(lines) : fromSrt(lines);
}

const COUNTER = /^\s*(\d+)\s*$/;

function fromWebVtt(source: readonly string[]): CaptionLines {
  const result: CaptionLines = { lines: [], origins: [], times: [], problems: [] };
  const add = (text: string, line: number) => {
    result.lines.push(text);
    result.origins.push(line);
  };
  let isInCue = false;
  let counted: number | undefined;
  source.forEach((text, index) => {
    const line = index + 1;
    const times = timesOf(text, TIMES);
    if (times) {
      const counter = COUNTER.exec(source[index - 1] ?? "")?.[1];
      // Without an empty line, the number of a cue would end the text of the one before.
      const isNumbered = counter && Number(counter) === (counted ?? NaN) + 1;
      if (isInCue) {
        if (isNumbered) result.lines.splice(-1, 0, "");
        else result.lines.push("");
        result.origins.push(line - 1);
      }
      counted = counter ? Number(counter) : undefined;
      result.times.push({ line, from: times.from, to: times.to });
      add(`${vttTimes(times)}${times.settings ? ` ${times.settings}` : ""}`, line);
      isInCue = true;
      return;
    }
    if (ALMOST_TIMES.test(text)) result.problems.push({ line, reason: UNREADABLE_TIMES });
    if (text === "") isInCue = false;
    add(isInCue ? cleanText(text) : text, line);
  });
  return result;
}

/** Text goes on over empty lines until the next times. */
function fromSrt(source: readonly string[]): CaptionLines {
  const problems: CaptionLines["problems"] = [];
  const cues: (Times & { texts: { text: string; line: number }[] })[] = [];
  let counted: number | undefined;
  source.forEach((text, index) => {
    const line = index + 1;
    const times = timesOf(text, TIMES) ?? timesOf(text, SBV_TIMES);
    if (times) {
      const counter = COUNTER.exec(source[index - 1] ?? "")?.[1];
      const isAlone = !source[index - 2]?.trim();
      if (counter && (isAlone || Number(counter) === (counted ?? NaN) + 1)) {
        cues.at(-1)?.texts.pop();
        counted = Number(counter);
      }
      cues.push({ line, from: times.from, to: times.to, texts: [] });
      return;
    }
    if (!text.trim()) return;
    if (ALMOST_TIMES.test(text)) problems.push({ line, reason: UNREADABLE_TIMES });
    else if (cues.length > 0) cues.at(-1)!.texts.push({ text: cleanText(text.trim()), line });
    else if (!COUNTER.test(text)) problems.push({ line, reason: STRAY_LINE });
  });
  const blocks = cues.flatMap((cue) => [
    { text: "", line: cue.line },
    { text: vttTimes(cue), line: cue.line },
    ...cue.texts,
  ]);
  const all = [{ text: "WEBVTT", line: 1 }, ...blocks, { text: "", line: source.length }];
  return {
    lines: all.map(({ text }) => text),
    origins: all.map(({ line }) => line),
    times: cues,
    problems,
  };
}

function timesOf(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const from = millisecondsOf(match.slice(1, 5));
  const to = millisecondsOf(match.slice(5, 9));
  if (from === undefined || to === undefined) return undefined;
  return { from, to, settings: match[9] ?? "" };
}

function millisecondsOf([hours = "0", minutes = "", seconds = "", fraction = ""]: string[]) {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, "0"));
}

const vttTimes = ({ from, to }: { from: number; to: number }) =>
  `${vttTime(from)} --> ${vttTime(to)}`;

function vttTime(milliseconds: number): string {
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, "0");
  const seconds = milliseconds / 1000;
  return `${pad(seconds / 3600)}:${pad((seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(milliseconds % 1000, 3)}`;
}

/** What WebVTT knows between < and >. Anything else there is text, such as "vão <10 m". */
const TAG = /(<\/?(?:[biuvc]|lang|ruby|rt)(?:[.\s][^>]*)?>|<(?:\d+:)?\d\d:\d\d\.\d{3}>)/gi;
/** Of SRT; WebVTT has no such tags. `{\an8}` and the like are SubStation's. */
const STYLING = /<\/?(?:font|span|s|strike)\b[^>]*>|\{\\[^}]*\}/gi;

/** Text with WebVTT's own tags, and its three escapes for all of HTML's. */
const cleanText = (text: string): string =>
  text
    .replace(STYLING, "")
    .replace(/<br\s*\/?>|\\N/gi, " ")
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : escape(decodeHTMLStrict(part))))
    .join("");

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
