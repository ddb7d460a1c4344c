import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";
import { OTHER_THEME, THEMES, type ThemeKey } from "@/lib/podcast/themes";

/** Episodes whose theme specification §9 fixes by their number. */
const THEME_BY_NUMBER: Readonly<Record<number, ThemeKey>> = {
  27: "documentation",
  28: "entrepreneurship",
  29: "entrepreneurship",
};

const matchers = THEMES.map(({ key, keywords }) => ({ key, patterns: keywords.map(toPattern) }));

/**
 * The theme of an episode: fixed by its number, else the one most of whose keywords stand in title plus description,
 * the earlier one in §3's order when two are equal, else "Outros Temas".
 */
export function classifyEpisode({
  title,
  description,
}: Pick<Episode, "title" | "description">): ThemeKey {
  const number = episodeNumber(title);
  const fixed = number === undefined ? undefined : THEME_BY_NUMBER[number];
  if (fixed) return fixed;
  const text = plain(`${title} ${description}`);
  const scores = matchers.map(({ key, patterns }) => ({
    key,
    score: patterns.filter((pattern) => pattern.test(text)).length,
  }));
  const best = scores.reduce((winner, next) => (next.score > winner.score ? next : winner));
  return best.score > 0 ? best.key : OTHER_THEME.key;
}

/** Lower case and without accents, so that "Elétrica" and "eletrica" are one. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A keyword as a whole word with its plural, or with an asterisk as the beginning of a word. */
function toPattern(keyword: string): RegExp {
  const isStem = keyword.endsWith("*");
  const word = keyword.replace("*", "").replace(/[-.]/g, "\\$&").replace(/ /g, "\\s+");
  return new RegExp(`(?<![a-z0-9])${word}${isStem ? "" : "(?:e?s)?(?![a-z0-9])"}`);
}
