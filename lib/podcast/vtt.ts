import type { TranscriptParagraph } from "@/lib/podcast/transcript";

/** Longest text of one caption, in characters: two lines of a video. */
const CUE_LENGTH = 84;

/** How fast people read captions, in characters a second. */
const READING_SPEED = 14;

type Cue = { from: number; to: number; speaker?: string; text: string };

/**
 * A transcript as WebVTT: each paragraph in captions of two lines, over the time until the next.
 */
export function transcriptVtt(paragraphs: readonly TranscriptParagraph[]): string {
  const cues = paragraphs.flatMap((paragraph, index) =>
    cuesOf(paragraph, paragraphs[index + 1]?.second),
  );
  return ["WEBVTT", ...cues.map(cueText)].join("\n\n") + "\n";
}

function cuesOf({ second, speaker, text }: TranscriptParagraph, next = Infinity): Cue[] {
  const duration = Math.min(next - second, Math.max(2, text.length / READING_SPEED));
  let spoken = 0;
  return captionTexts(text).map((part) => {
    const from = second + (duration * spoken) / text.length;
    spoken = Math.min(text.length, spoken + part.length + 1);
    return { from, to: second + (duration * spoken) / text.length, speaker, text: part };
  });
}

/** The words of a text in parts of at most CUE_LENGTH. */
function captionTexts(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(" ")) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + word.length < CUE_LENGTH) {
      parts[parts.length - 1] = `${last} ${word}`;
    } else parts.push(word);
  }
  return parts;
}

const cueText = ({ from, to, speaker, text }: Cue) =>
  `${time(from)} --> ${time(to)}\n${speaker ? `<v ${escape(speaker)}>` : ""}${escape(text)}`;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const time = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
