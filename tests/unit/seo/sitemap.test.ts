import path from "node:path";
import { episodePages } from "@/lib/podcast/episode-pages";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { toEpisodes } from "@/lib/server/wire-episode";

it("§9: the video of an episode has the instant of its publication", () => {
  const publishedAt = "2025-01-15T12:00:00.000Z";
  const episodes = episodePages(toEpisodes([{ id: "video-1", title: "Laje", publishedAt }]));
  const videos = sitemapEntries(episodes).flatMap(({ url, videos = [] }) =>
    url.endsWith("/primoze-cast/laje") ? videos : [],
  );
  expect(videos).toMatchObject([{ title: "Laje", publication_date: publishedAt }]);
});

it("names the pictures of each article's text beside its share image", () => {
  const entries = sitemapEntries([], ({ slug }) => [`/fotos/${slug}.jpg`]);
  for (const { url, images = [] } of entries.filter((entry) => /\/blog\/[^/]+$/.test(entry.url))) {
    expect(images.map((image) => new URL(image).pathname)).toEqual([
      expect.stringMatching(/\.png$/),
      `/fotos/${path.posix.basename(url)}.jpg`,
    ]);
  }
});

it("has the elements of an address in the order of the schema, and its texts escaped", () => {
  const video = {
    title: "Teto & piso",
    description: "a < b",
    thumbnail_loc: "https://x.example/capa?a=1&b=2",
    player_loc: "https://x.example/video",
  };
  const xml = sitemapXml([
    {
      url: "https://x.example/a",
      lastModified: "2025-01-15",
      images: ["https://x.example/a.png"],
      videos: [video],
    },
  ]);
  expect(xml.match(/<[a-z]+(:[a-z_]+)?(?=[ >])/g)?.map((tag) => tag.slice(1))).toEqual([
    ...["urlset", "url", "loc", "lastmod", "image:image", "image:loc", "video:video"],
    ...["video:thumbnail_loc", "video:title", "video:description", "video:player_loc"],
  ]);
  expect(xml).toContain("<video:title>Teto &amp; piso</video:title>");
  expect(xml).toContain("capa?a=1&amp;b=2");
});
