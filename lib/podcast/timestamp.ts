const TIMESTAMP = /(?:(\d{1,2}):)?(\d{1,2}):(\d{2})/;

export function parseTimestamp(text: string): number | undefined {
  const match = new RegExp(`^${TIMESTAMP.source}$`).exec(text.trim());
  if (!match) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  if (Number(seconds) > 59 || (match[1] && Number(minutes) > 59)) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export const formatTimestamp = (second: number): string =>
  new Date(second * 1000)
    .toISOString()
    .slice(11, 19)
    .replace(/^(00:0?|0)/, "");

/** The anchor of a second, in the format of media fragments. */
export const secondAnchor = (second: number) => `t=${second}`;

export type Chapter = { second: number; title: string };

const LINE = new RegExp(`^[\\s([-]*(${TIMESTAMP.source})[\\s)\\]–—-]+(\\S.*)$`);

/** Fewer lines with a time are no chapters; YouTube's own rule. */
const MIN_CHAPTERS = 3;

/** By YouTube's rules: lines with a time, at least three, the first at 0:00, ascending. */
export function parseChapters(description: string): Chapter[] {
  const chapters = description.split("\n").flatMap((line) => chapterOf(line) ?? []);
  const ascending = chapters.every(
    ({ second }, index) => index === 0 || second > chapters[index - 1]!.second,
  );
  const valid = chapters.length >= MIN_CHAPTERS && chapters[0]!.second === 0 && ascending;
  return valid ? chapters : [];
}

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
