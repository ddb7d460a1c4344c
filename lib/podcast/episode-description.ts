import { truncate } from "@/lib/podcast/truncate";

/** Search engines cut descriptions at about this length. */
const MAX_LENGTH = 160;

/** One line about an episode for search engines and lists: the start of its description. */
export function episodeDescription({ title, text }: { title: string; text: string }): string {
  const line = text.replace(/\s+/g, " ").trim();
  return truncate(line || `Episódio do PrimoZé Cast: ${title}`, MAX_LENGTH);
}
