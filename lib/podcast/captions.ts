import { withPlainSpaces } from "@/lib/format/outgoing-text";
import { CaptionError, readCues } from "@/lib/podcast/caption-file";
import { speechOf, type Speech } from "@/lib/podcast/caption-speech";
import { formatTimestamp } from "@/lib/podcast/timestamp";

type TranscriptParagraph = { second: number; speaker?: string; text: string };

export type Captions = { vtt: string; transcript: TranscriptParagraph[] };

const PAUSE_MS = 2_500;

/** A paragraph ends with the first sentence after SOFT_LENGTH characters, or before MAX_LENGTH. */
const SOFT_LENGTH = 320;
const MAX_LENGTH = 700;

/**
 * Captions for players, and what is said as paragraphs. One begins with each speaker, after a
 * pause, and where a long one has the end of a sentence.
 * @throws CaptionError
 */
export function readCaptions(bytes: Uint8Array): Captions {
  const { vtt, cues } = readCues(bytes);
  const speech = speechOf(cues);
  if (speech.length === 0)
    throw new CaptionError([{ line: 1, reason: "as legendas deste arquivo não têm texto" }]);
  return { vtt, transcript: paragraphsOf(speech) };
}

/** "[1:15] Marta: Depende da parede." */
export const transcriptText = (title: string, transcript: Captions["transcript"]): string => {
  const paragraphs = transcript.map(
    ({ second, speaker, text }) =>
      `[${formatTimestamp(second)}] ${speaker ? `${speaker}: ` : ""}${text}`,
  );
  return withPlainSpaces(`${[title, ...paragraphs].join("\n\n")}\n`);
};

function paragraphsOf(lines: readonly Speech[]): TranscriptParagraph[] {
  const groups: Speech[][] = [];
  let speaker: string | undefined;
  for (const line of lines) {
    const open = groups.at(-1);
    const starts = line.isNewVoice || (line.speaker !== undefined && line.speaker !== speaker);
    speaker = line.isNewVoice ? line.speaker : (line.speaker ?? speaker);
    if (!open || starts || isComplete(open, line)) groups.push([{ ...line, speaker }]);
    else open.push(line);
  }
  return withRisingSeconds(
    groups.map((group) => ({
      second: Math.floor(group[0]!.start / 1000),
      ...(group[0]!.speaker && { speaker: group[0]!.speaker }),
      text: group.map(({ text }) => text).join(" "),
    })),
  );
}

function isComplete(group: readonly Speech[], next: Speech): boolean {
  const last = group.at(-1)!;
  const length = group.reduce((sum, { text }) => sum + text.length + 1, 0);
  const sentenceEnds = /[.!?…]["”']?$/.test(last.text);
  return (
    next.start - last.end > PAUSE_MS ||
    (length > SOFT_LENGTH && sentenceEnds) ||
    length + next.text.length > MAX_LENGTH
  );
}

/** The later of two paragraphs within a second moves to the next second: an address names one. */
function withRisingSeconds(paragraphs: TranscriptParagraph[]): TranscriptParagraph[] {
  let previous = -1;
  return paragraphs.map((paragraph) => {
    previous = Math.max(paragraph.second, previous + 1);
    return { ...paragraph, second: previous };
  });
}
