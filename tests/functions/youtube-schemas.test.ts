import {
  newestFirst,
  playlistPage,
  videoList,
} from "../../supabase/functions/_shared/youtube/schemas.ts";
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

// Dates, deleted and private videos, the order: youtube-videos.test.ts.
Deno.test("characters that Postgres rejects are removed", () => {
  const episode = first({ snippet: { title: "a\u0000b\ud800", description: "\udfff" } });
  equal([episode?.titulo, episode?.descricao], ["ab\ufffd", "\ufffd"]);
});

Deno.test(
  "a missing picture or description is none, and an odd item leaves out only itself",
  () => {
    const bare = item({ snippet: { thumbnails: null, description: null } });
    const odd = [
      null,
      {},
      item({ contentDetails: { videoId: "x y" } }),
      item({ snippet: { title: "" } }),
      item({ contentDetails: { videoPublishedAt: "ontem" } }),
    ];
    const { videos, skipped } = parse(...odd, bare);
    equal([videos.length, skipped], [1, odd.length]);
    equal([videos[0]?.descricao, videos[0]?.youtube_video_id], ["", "dQw4w9WgXcQ"]);
  },
);

Deno.test("invalid responses are rejected, also those of odd items only", () => {
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
  const episode = (youtube_video_id: string, day: number) => {
    const rest = { titulo: "", descricao: "", thumbnail_url: "" };
    return { ...rest, youtube_video_id, data_publicacao: `2025-01-0${day}T00:00:00.000Z` };
  };
  const sorted = newestFirst([episode("a", 1), episode("b", 3), episode("a", 1), episode("c", 2)]);
  equal(sorted.map((one) => one.youtube_video_id).join(""), "bca");
});
