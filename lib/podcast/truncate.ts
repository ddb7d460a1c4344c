import { PODCAST } from "@/lib/limits";

const ELLIPSIS = "...";

/**
 * Shortens text to at most `max` characters, including the three of the ellipsis (§9.3). Counts
 * grapheme clusters, so that combining accents and emoji are not split.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const segments = new Intl.Segmenter("pt-BR", { granularity: "grapheme" }).segment(text);
  const characters = Array.from(segments, ({ segment }) => segment);
  if (characters.length <= max) return text;
  return characters.slice(0, max - ELLIPSIS.length).join("") + ELLIPSIS;
}

export const truncateTitle = (title: string) => truncate(title, PODCAST.titleMax);
export const truncateDescription = (text: string) => truncate(text, PODCAST.descriptionMax);

/** Search engines cut descriptions at about this length. */
const MAX_LENGTH = 160;

/** One line about an episode for search engines and lists: the start of its description. */
export function episodeDescription({ title, text }: { title: string; text: string }): string {
  const line = text.replace(/\s+/g, " ").trim();
  return truncate(line || `Episódio do PrimoZé Cast: ${title}`, MAX_LENGTH);
}
