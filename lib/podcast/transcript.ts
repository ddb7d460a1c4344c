import { formatTimestamp, parseTimestamp } from "@/lib/podcast/timestamp";

/** A paragraph of a transcript: when it begins, who speaks if known, and what is said. */
export type TranscriptParagraph = { second: number; speaker?: string; text: string };

/** The heading that divides notes and transcript in content/episodes. */
const TRANSCRIPT_HEADING = "## Transcrição";

const PARAGRAPH = /^\[([\d:]+)\]\s+(?:\*\*([^*\n]+):\*\*\s+)?(\S[\s\S]*)$/;

/** Characters that mean something in MDX; a backslash before them does not. */
const SPECIAL = /[\\{}<>*_`[\]]/g;

/** Splits the text of content/episodes into the notes, and the transcript if there is one. */
export function splitTranscript(text: string): { notes: string; transcript?: string } {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.trim() === TRANSCRIPT_HEADING);
  if (at < 0) return { notes: text };
  return { notes: lines.slice(0, at).join("\n"), transcript: lines.slice(at + 1).join("\n") };
}

/**
 * Parses a transcript: paragraphs like `[1:15] **Zé:** Texto`, in the order of their times.
 * @throws Error with the paragraph that is wrong
 */
export function parseTranscript(text: string): TranscriptParagraph[] {
  let previous = -1;
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const [, time = "", speaker, words = ""] = PARAGRAPH.exec(block) ?? [];
      const second = parseTimestamp(time);
      const start = block.slice(0, 40);
      if (second === undefined) {
        throw new Error(`expected a paragraph like “[1:15] **Nome:** Texto”, found “${start}”`);
      }
      if (second <= previous) throw new Error(`“${start}” is not later than the one before it`);
      previous = second;
      return {
        second,
        ...(speaker && { speaker: unescape(speaker) }),
        text: unescape(words).replace(/\s+/g, " "),
      };
    });
}

const unescape = (text: string) => text.replace(/\\([\\{}<>*_`[\]])/g, "$1");
const escape = (text: string) => text.replace(SPECIAL, "\\$&");

/** The MDX of a transcript, with its heading. The opposite of parseTranscript(). */
export const transcriptMdx = (paragraphs: readonly TranscriptParagraph[]): string =>
  [
    TRANSCRIPT_HEADING,
    ...paragraphs.map(
      ({ second, speaker, text }) =>
        `[${formatTimestamp(second)}] ${speaker ? `**${escape(speaker)}:** ` : ""}${escape(text)}`,
    ),
  ].join("\n\n") + "\n";
