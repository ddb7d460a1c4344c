/** The patterns of §9.3, in its order: #n, episódio n, ep. n, cast n. */
export const NUMBER_PATTERNS = [
  /#\s*(\d{1,4})\b/,
  /\bepis[oó]dio\s*(?:n[º°.]?\s*)?(\d{1,4})\b/i,
  /\bep\.?\s*(\d{1,4})\b/i,
  /cast\s*(\d{1,4})\b/i,
];

/** The episode number in a title, or undefined. */
export function episodeNumber(title: string): number | undefined {
  for (const pattern of NUMBER_PATTERNS) {
    const match = pattern.exec(title.normalize("NFC"));
    if (match) return Number(match[1]);
  }
  return undefined;
}
