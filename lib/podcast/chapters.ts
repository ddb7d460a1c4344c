import { parseTimestamp, TIMESTAMP } from "@/lib/podcast/timestamp";

/** A part of an episode, from this second on. */
export type Chapter = { second: number; title: string };

const LINE = new RegExp(`^[\\s([-]*(${TIMESTAMP.source})[\\s)\\]–—-]+(\\S.*)$`);

/** Fewer lines with a time are no chapters; YouTube's own rule. */
const MIN_CHAPTERS = 3;

/**
 * The chapters in a description, by YouTube's rules: lines that begin with a time, at least three,
 * the first at 0:00, in ascending order. Otherwise none.
 */
export function parseChapters(description: string): Chapter[] {
  const chapters = description.split("\n").flatMap((line) => chapterOf(line) ?? []);
  const ascending = chapters.every(
    ({ second }, index) => index === 0 || second > chapters[index - 1]!.second,
  );
  const valid = chapters.length >= MIN_CHAPTERS && chapters[0]!.second === 0 && ascending;
  return valid ? chapters : [];
}

/** The description without the lines of its chapters. */
export function withoutChapters(description: string): string {
  if (parseChapters(description).length === 0) return description.trim();
  return description
    .split("\n")
    .filter((line) => !chapterOf(line))
    .join("\n")
    .trim();
}

function chapterOf(line: string): Chapter | undefined {
  const match = LINE.exec(line);
  const second = match?.[1] ? parseTimestamp(match[1]) : undefined;
  return second === undefined ? undefined : { second, title: match!.at(-1)!.trim() };
}
