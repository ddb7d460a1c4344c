/** A moment as people write it: "1:15" or "1:02:03". */
export const TIMESTAMP = /(?:(\d{1,2}):)?(\d{1,2}):(\d{2})/;

/** Seconds of "1:15" or "1:02:03"; undefined for any other text. */
export function parseTimestamp(text: string): number | undefined {
  const match = new RegExp(`^${TIMESTAMP.source}$`).exec(text.trim());
  if (!match) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  if (Number(seconds) > 59 || (match[1] && Number(minutes) > 59)) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** "1:15" or "1:02:03" of whole seconds. */
export function formatTimestamp(second: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(second / 3600),
    Math.floor(second / 60) % 60,
    second % 60,
  ];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Name and fragment of a moment, as in media fragments: `#t=75`. */
export const secondAnchor = (second: number) => `t=${second}`;
