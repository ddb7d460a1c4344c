import { fold } from "@/lib/format/slug";
import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";
import { OTHER_THEME, THEMES, type ThemeKey } from "@/lib/podcast/themes";

/** Episodes with a fixed theme by number (§9.3). */
const THEME_BY_NUMBER: Readonly<Record<number, ThemeKey>> = {
  27: "documentation",
  28: "entrepreneurship",
  29: "entrepreneurship",
};

const matchers = THEMES.map(({ key, keywords }) => ({ key, patterns: keywords.map(toPattern) }));

/**
 * The theme of an episode (§9.3): fixed by its number, otherwise the theme with the most keyword
 * matches in title and description. On a tie the first theme in the order of §3.3 wins. Without
 * any match it is "Outros Temas".
 */
export function classifyEpisode({
  title,
  description,
}: Pick<Episode, "title" | "description">): ThemeKey {
  const number = episodeNumber(title);
  const fixed = number === undefined ? undefined : THEME_BY_NUMBER[number];
  if (fixed) return fixed;
  const text = fold(`${title} ${description}`);
  const scores = matchers.map(({ key, patterns }) => ({
    key,
    score: patterns.filter((pattern) => pattern.test(text)).length,
  }));
  const best = scores.reduce((winner, next) => (next.score > winner.score ? next : winner));
  return best.score > 0 ? best.key : OTHER_THEME.key;
}

/** Matches a keyword as a whole word or its plural; with an asterisk, as the start of a word. */
function toPattern(keyword: string): RegExp {
  const isStem = keyword.endsWith("*");
  const word = keyword.replace("*", "").replace(/[-.]/g, "\\$&").replace(/ /g, "\\s+");
  return new RegExp(`(?<![a-z0-9])${word}${isStem ? "" : "(?:e?s)?(?![a-z0-9])"}`);
}
