import { getMediaKit, mediaKitProblems } from "@/lib/content/media-kit";

const kit = getMediaKit();

it("§9: the exact statistics", () => {
  expect(kit.statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "2.5K+ seguidores",
    "45K+ visualizações",
    "29 episódios",
    "15+ anos",
  ]);
});

it.each([
  [
    "statistics, followers: is 3K+, lib/limits.ts says 2.5K+",
    { statistics: kit.statistics.map((s) => (s.key === "followers" ? { ...s, value: "3K+" } : s)) },
  ],
  ["statistics: each of", { statistics: kit.statistics.slice(1) }],
  ["colors: each of", { colors: [...kit.colors, ...kit.colors.slice(0, 1)] }],
  ["logos: each of", { logos: [] }],
  ["versions: each of", { versions: kit.versions.slice(1) }],
  ["assets: each of", { assets: kit.assets.slice(1) }],
])("%s", (message, change) => {
  expect(mediaKitProblems({ ...kit, ...change }).join()).toContain(message);
});
