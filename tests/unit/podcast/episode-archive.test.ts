import { ARCHIVE_PAGE, PODCAST } from "@/lib/limits";
import { episodeArchive } from "@/lib/podcast/episode-archive";
import { episodePages } from "@/lib/podcast/episode-pages";
import { shownEpisodes } from "@/lib/podcast/shown-episodes";
import type { ThemeKey } from "@/lib/podcast/themes";

const THEMES: ThemeKey[] = ["condominiums", "pet-shop", "other"];

/** Newest first; the last theme has three episodes, the others share the rest. */
const episodes = (count: number) =>
  episodePages(
    Array.from({ length: count }, (_, index) => ({
      id: `video-${index}`,
      title: `Título ${count - index}`,
      summary: "",
      description: "",
      thumbnail: "",
      publishedAt: new Date(Date.UTC(2025, 0, 1) - index * 86_400_000).toISOString(),
      theme: THEMES[index < count - 3 ? index % 2 : 2]!,
    })),
  );

test("the podcast page has all episodes of a list that fits, and no archive", () => {
  const few = episodes(PODCAST.onePage);
  expect(shownEpisodes(few)).toEqual({ episodes: few });
  expect(episodeArchive(few)).toEqual([]);
});

test("of a longer list the page has the newest eight of each theme, and the archive everything", () => {
  const many = episodes(PODCAST.onePage + 3);
  const { episodes: shown, totals } = shownEpisodes(many);
  const ofTheme = (key: ThemeKey) => shown.filter(({ theme }) => theme === key);
  expect(THEMES.map((key) => ofTheme(key).length)).toEqual([8, 8, 3]);
  expect(totals).toEqual({ condominiums: 50, "pet-shop": 50, other: 3 });
  expect(shown.map(({ id }) => id).slice(0, 16)).toEqual(many.map(({ id }) => id).slice(0, 16));

  const pages = episodeArchive(many);
  const slugs = [...new Set(pages.map(({ list }) => list.slug))];
  expect(slugs).toEqual(["todos", "condominios", "pet-shop", "outros-temas"]);
  const all = pages.filter(({ list }) => list.slug === "todos");
  expect(all.flatMap(({ items }) => items)).toEqual(many);
  expect(all.every(({ items }) => items.length <= ARCHIVE_PAGE)).toBe(true);
});
