import { newestFirst } from "../../supabase/functions/_shared/youtube/schemas.ts";
import { playlistPage, videoList } from "../../supabase/functions/_shared/youtube/schemas.ts";
import { equal, ok } from "./support/assert.ts";

const snippet = {
  title: "PrimoZé Cast #1",
  description: "Descrição",
  publishedAt: "2025-02-02T10:00:00Z",
  thumbnails: {},
};

type Item = { snippet?: Record<string, unknown>; contentDetails?: Record<string, unknown> };

const item = (change: Item = {}) => ({
  snippet: { ...snippet, ...change.snippet },
  contentDetails: {
    videoId: "dQw4w9WgXcQ",
    videoPublishedAt: "2025-01-01T10:00:00Z",
    ...change.contentDetails,
  },
});

const parse = (...items: unknown[]) => playlistPage.parse({ items });
const first = (change: Item) => parse(item(change)).videos[0];

Deno.test("a playlist entry becomes an episode with the publication date of the video", () => {
  equal(parse(item()).videos, [
    {
      youtube_video_id: "dQw4w9WgXcQ",
      titulo: "PrimoZé Cast #1",
      descricao: "Descrição",
      thumbnail_url: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      data_publicacao: "2025-01-01T10:00:00.000Z",
    },
  ]);
  const undated = first({ contentDetails: { videoPublishedAt: undefined } });
  equal(undated?.data_publicacao, "2025-02-02T10:00:00.000Z");
});

Deno.test("deleted, private and undated videos are skipped and counted", () => {
  const unavailable = [
    item({ snippet: { title: "Deleted video" }, contentDetails: { videoPublishedAt: undefined } }),
    item({ snippet: { title: "Private video", thumbnails: undefined } }),
    item({
      snippet: { publishedAt: undefined },
      contentDetails: { videoPublishedAt: undefined },
    }),
  ];
  const { videos, skipped, nextPageToken } = parse(...unavailable, item());
  equal([videos.length, skipped, nextPageToken], [1, 3, undefined]);
});

Deno.test("the largest valid thumbnail is used", () => {
  const url = (size: string) => ({ url: `https://i.ytimg.com/${size}.jpg` });
  const thumbnailFrom = (...sizes: string[]) =>
    first({
      snippet: { thumbnails: Object.fromEntries(sizes.map((size) => [size, url(size)])) },
    })?.thumbnail_url;
  equal(thumbnailFrom("default", "medium", "high", "standard", "maxres"), url("maxres").url);
  equal(thumbnailFrom("default", "medium", "high", "standard"), url("standard").url);
  equal(thumbnailFrom("default", "medium", "high"), url("high").url);
  equal(thumbnailFrom("default", "medium"), url("medium").url);
  equal(thumbnailFrom("default"), url("default").url);
  const broken = { maxres: { url: "javascript:alert(1)" }, high: null, default: url("default") };
  equal(first({ snippet: { thumbnails: broken } })?.thumbnail_url, url("default").url);
});

Deno.test("characters that Postgres rejects are removed", () => {
  const episode = first({ snippet: { title: "a\u0000b\ud800", description: "\udfff" } });
  equal([episode?.titulo, episode?.descricao], ["ab\ufffd", "\ufffd"]);
});

Deno.test("invalid responses are rejected", () => {
  const invalid = [
    null,
    {},
    { items: {} },
    { items: [null] },
    { items: [{ snippet }] },
    { items: [item({ contentDetails: { videoId: "x y" } })] },
    { items: [item({ snippet: { title: "" } })] },
    { items: [item({ contentDetails: { videoPublishedAt: "ontem" } })] },
    { items: [], nextPageToken: 7 },
  ];
  for (const input of invalid) ok(!playlistPage.safeParse(input).success, JSON.stringify(input));
  ok(!videoList.safeParse({ items: [{ id: "dQw4w9WgXcQ" }] }).success, "no snippet");
});

Deno.test("episodes are sorted newest first without duplicates", () => {
  const episode = (id: string, day: number) => ({
    youtube_video_id: id,
    titulo: "",
    descricao: "",
    thumbnail_url: "",
    data_publicacao: `2025-01-0${day}T00:00:00.000Z`,
  });
  const sorted = newestFirst([episode("a", 1), episode("b", 3), episode("a", 1), episode("c", 2)]);
  equal(
    sorted.map(({ youtube_video_id }) => youtube_video_id),
    ["b", "c", "a"],
  );
});
