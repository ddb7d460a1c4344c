import { episodePages } from "@/lib/podcast/episode-pages";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { toEpisodes } from "@/lib/server/wire-episode";

it("§9: the video of an episode has the instant of its publication", () => {
  const publishedAt = "2025-01-15T12:00:00.000Z";
  const episodes = episodePages(toEpisodes([{ id: "video-1", title: "Laje", publishedAt }]));
  const videos = sitemapEntries(episodes).flatMap(({ url, videos = [] }) =>
    url.endsWith("/primoze-cast/laje") ? videos : [],
  );
  expect(videos).toMatchObject([{ title: "Laje", publication_date: publishedAt }]);
});
