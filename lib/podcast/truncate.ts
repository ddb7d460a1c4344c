import { PODCAST } from "@/lib/limits";

const ELLIPSIS = "...";

/**
 * Text of at most `max` characters, the last three of which are an ellipsis if it was longer (specification §9: "60
 * characters (57 plus ellipsis)"). A character is what a reader sees as one: accents and emoji are never cut in two.
 */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const segments = new Intl.Segmenter("pt-BR", { granularity: "grapheme" }).segment(text);
  const characters = Array.from(segments, ({ segment }) => segment);
  if (characters.length <= max) return text;
  return characters.slice(0, max - ELLIPSIS.length).join("") + ELLIPSIS;
}

export const shortTitle = (title: string) => truncate(title, PODCAST.titleMax);
export const shortDescription = (text: string) => truncate(text, PODCAST.descriptionMax);
