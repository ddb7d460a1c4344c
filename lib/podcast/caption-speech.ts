import { decodeHTMLStrict } from "entities";
import { type Cue, NEW_VOICE } from "@/lib/podcast/caption-file";

/** What is said in one line of a cue, in milliseconds. Of a new voice the name is not known. */
export type Speech = {
  start: number;
  end: number;
  speaker?: string;
  isNewVoice?: boolean;
  text: string;
};

/**
 * Who says what, where the format says it (`<v Zé>`). Automatic captions show a line again while the
 * next one is spoken: it is said once.
 */
export function speechOf(cues: readonly Cue[]): Speech[] {
  const lines: Speech[] = [];
  for (const line of cues.flatMap(linesOf)) {
    const last = lines.at(-1);
    const isRepeated = last?.text === line.text && last.speaker === line.speaker;
    if (isRepeated && line.start <= last.end + TOUCH_MS) last.end = line.end;
    else lines.push(line);
  }
  return lines;
}

const TOUCH_MS = 50;

/** `<v Zé>` or `<v.loud Zé>`. */
const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/;

/** Tags of WebVTT: styles, languages and times within a cue. */
const TAG = /<\/?(?:[biucv]|lang|ruby|rt)\b[^>]*>|<[\d:.]+>/g;

const linesOf = ({ start, end, text }: Cue): Speech[] =>
  text.split(NEW_VOICE).flatMap((words, index) => {
    const lines = words.split(/\n|(?=<v[\s.])/).flatMap((line) => {
      const speaker = decodedText(VOICE.exec(line)?.[1] ?? "");
      const said = decodedText(line.replace(TAG, ""));
      return said ? [{ start, end, ...(speaker && { speaker }), text: said }] : [];
    });
    const [first, ...others] = lines;
    return index > 0 && first ? [{ ...first, isNewVoice: true }, ...others] : lines;
  });

const decodedText = (text: string): string => decodeHTMLStrict(text).replace(/\s+/g, " ").trim();
