import { listUploadPages } from "../../supabase/functions/_shared/youtube/data-api.ts";
import { handler } from "../../supabase/functions/youtube-videos/handler.ts";
// @deno-types="./support/fake-youtube.d.ts"
import { type Trouble, FakeYouTube } from "../support/fake-youtube.ts";
import { equal, ok } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { ANON_KEY, KEYS, startFakeSupabase } from "./support/fake-supabase.ts";

/** No server listens here: calls that succeed need no database. */
const NO_DATABASE = "http://127.0.0.1:1";

type Videos = { youtube_video_id: string; titulo: string; data_publicacao: string }[];

function setVariables(variables: Record<string, string>): void {
  setEnvironment({
    SUPABASE_URL: NO_DATABASE,
    ...KEYS,
    YOUTUBE_TIMEOUT_MS: "5000",
    ...variables,
  });
}

async function withYouTube(
  test: (youtube: FakeYouTube) => Promise<void>,
  options: Parameters<typeof FakeYouTube.start>[0] = {},
): Promise<void> {
  const youtube = await FakeYouTube.start(options);
  try {
    await test(youtube);
  } finally {
    await youtube.stop();
  }
}

async function call(body?: unknown, headers: HeadersInit = {}) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const request = new Request("http://localhost/functions/v1/youtube-videos", {
    ...init,
    headers: { apikey: ANON_KEY, ...headers },
  });
  const [response, lines] = await captureLogs(() => handler(request));
  return { status: response.status, body: await response.json(), log: lines.join("\n") };
}

const FAILURES: [Trouble, number, string][] = [
  ["quota", 503, "Limite diário da API do YouTube atingido. Tente novamente amanhã."],
  ["rate-limit", 503, "Limite diário da API do YouTube atingido. Tente novamente amanhã."],
  ["server-error", 502, "O YouTube não respondeu."],
  ["broken-json", 502, "O YouTube deu uma resposta inesperada."],
  ["unexpected-shape", 502, "O YouTube deu uma resposta inesperada."],
  ["silence", 504, "O YouTube não respondeu."],
];

Deno.test("GET with an API key reads the latest 50 uploads and needs no database", () =>
  withYouTube(
    async (youtube) => {
      setVariables(youtube.environment);
      const { status, body } = await call();
      const videos: Videos = body.videos;
      equal([status, videos.length], [200, 48]);
      equal(videos[0]?.youtube_video_id, youtube.idAt(1));
      const dates = videos.map((video) => video.data_publicacao);
      equal(dates, [...dates].sort().reverse());
      equal(youtube.requests, [
        {
          path: "playlistItems",
          query: {
            part: "snippet,contentDetails",
            playlistId: youtube.channelId.replace("UC", "UU"),
            maxResults: "50",
          },
        },
      ]);
    },
    { deleted: [7], private: [9, 60] },
  ),
);

Deno.test("a handle is resolved to the channel's uploads", () =>
  withYouTube(async (youtube) => {
    setVariables({ ...youtube.environment, YOUTUBE_CHANNEL_ID: youtube.handle });
    equal((await call()).status, 200);
    equal(youtube.requests[0], {
      path: "channels",
      query: { part: "contentDetails", forHandle: youtube.handle },
    });
    setVariables({ ...youtube.environment, YOUTUBE_CHANNEL_ID: "@nobody" });
    const { status, body } = await call();
    equal([status, body], [502, { error: "O YouTube recusou o pedido." }]);
  }),
);

Deno.test("GET without an API key reads the public feed and needs no database", () =>
  withYouTube(async (youtube) => {
    setVariables(youtube.feedEnvironment);
    const { status, body } = await call();
    const videos: Videos = body.videos;
    equal([status, videos.length], [200, 15]);
    equal(videos[0], {
      youtube_video_id: youtube.idAt(1),
      titulo: "PrimoZé Cast #137 – Síndico <novo>",
      descricao: `Conversa "Síndico <novo>", do começo ao fim.\nInscreva-se! 🎙️`,
      thumbnail_url: `https://i.ytimg.com/vi/${youtube.idAt(1)}/high.jpg`,
      data_publicacao: "2025-10-15T21:00:00.000Z",
    });
    equal(youtube.requests, [
      { path: "/feeds/videos.xml", query: { channel_id: youtube.channelId } },
    ]);
  }),
);

for (const [trouble, status, error] of FAILURES) {
  Deno.test(`${trouble}: ${status} with a message, and no API key in the log`, () =>
    withYouTube(async (youtube) => {
      const supabase = startFakeSupabase();
      youtube.fail(trouble);
      const variables = trouble === "silence" ? { YOUTUBE_TIMEOUT_MS: "100" } : {};
      setVariables({ ...youtube.environment, ...variables, SUPABASE_URL: supabase.url });
      for (const response of [await call(), await call({ videoId: youtube.idAt(1) })]) {
        equal([response.status, response.body], [status, { error }]);
        ok(!/key=|never-logged|http/.test(response.log), response.log);
      }
      await supabase.stop();
    }),
  );
}

Deno.test("50 GETs within a minute read YouTube once; a failure is not kept", () =>
  withYouTube(async (youtube) => {
    for (const environment of [youtube.environment, youtube.feedEnvironment]) {
      setVariables(environment);
      youtube.fail("server-error");
      equal((await call()).status, 502);
      youtube.recover();
      youtube.requests.splice(0);
      const responses = await Promise.all(Array.from({ length: 50 }, () => call()));
      ok(
        responses.every(({ status, body }) => status === 200 && body.videos.length > 0),
        "listed",
      );
      equal(youtube.requests.length, 1);
    }
  }),
);

Deno.test("an import is refused for another channel, whether it is named by id or handle", () =>
  withYouTube(
    async (youtube) => {
      const supabase = startFakeSupabase();
      for (const channel of [youtube.channelId, youtube.handle]) {
        setVariables({
          ...youtube.environment,
          YOUTUBE_CHANNEL_ID: channel,
          SUPABASE_URL: supabase.url,
        });
        const foreign = await call({ videoId: youtube.idAt(2) });
        equal(
          [foreign.status, foreign.body],
          [422, { error: "Este vídeo não é do canal do PrimoZé Cast." }],
        );
        ok(foreign.log.includes("foreign-channel"), foreign.log);
        equal((await call({ videoId: youtube.idAt(1) })).status, 200);
      }
      await supabase.stop();
    },
    { foreign: [2] },
  ),
);

// Why a task may not begin, and what it is told: tests/backend/episodes.test.ts.
Deno.test("a task is counted per visitor, for imports and for all, and not for the team", () =>
  withYouTube(async (youtube) => {
    const supabase = startFakeSupabase();
    setVariables({ ...youtube.environment, SUPABASE_URL: supabase.url, SITE_TOKEN: "site-token" });
    const visitor = { "x-site-token": "site-token", "x-visitor": "visitor-one" };
    supabase.taskStart = { state: "running", run: null, wait_ms: null };
    equal((await call({ videoId: youtube.idAt(1) }, visitor)).status, 409);
    equal(youtube.requests, []);
    const limits = supabase.task?.limits as { key: string; max: number }[];
    equal(
      limits.map(({ max }) => max),
      [15, 20, 30],
    );
    equal(
      limits.slice(1).map(({ key }) => key),
      ["episode-imports", "episode-tasks"],
    );
    const { key } = limits[0]!;
    await call({ videoId: youtube.idAt(1) }, { ...visitor, "x-visitor": "visitor-two" });
    ok((supabase.task?.limits as typeof limits)[0]?.key !== key, "one limit per visitor");
    Deno.env.set("SYNC_TOKEN", "a-token-of-the-team");
    await call({ mode: "all" }, { "x-sync-token": "a-token-of-the-team" });
    equal(supabase.task?.limits, [], "the team has no limit");
    await supabase.stop();
  }),
);

Deno.test("an invalid API key, an unknown channel and a broken feed: 502", () =>
  withYouTube(async (youtube) => {
    const refused = [502, { error: "O YouTube recusou o pedido." }];
    setVariables({ ...youtube.environment, YOUTUBE_API_KEY: "wrong-key" });
    const wrongKey = await call();
    equal([wrongKey.status, wrongKey.body], refused);
    ok(wrongKey.log.includes("API_KEY_INVALID") && !wrongKey.log.includes("wrong-key"), "logged");

    setVariables({ ...youtube.feedEnvironment, YOUTUBE_CHANNEL_ID: "UCnobody" });
    const unknown = await call();
    equal([unknown.status, unknown.body], refused);

    youtube.fail("broken-json");
    setVariables(youtube.feedEnvironment);
    const broken = await call();
    equal(broken.body, { error: "O YouTube deu uma resposta inesperada." });
  }),
);

Deno.test("YouTube is unreachable: 502", async () => {
  const url = "http://127.0.0.1:1";
  const unreachable = [502, { error: "O YouTube não respondeu." }];
  const channel = { YOUTUBE_CHANNEL_ID: "UC0000000000000000000000", YOUTUBE_FEED_URL: url };
  for (const api of [{}, { YOUTUBE_API_KEY: "key", YOUTUBE_API_URL: url }]) {
    setVariables({ ...channel, ...api });
    const { status, body } = await call();
    equal([status, body], unreachable);
  }
});

Deno.test("an import stores one video; an unknown or private video gives 404", () =>
  withYouTube(
    async (youtube) => {
      const supabase = startFakeSupabase();
      setVariables({ ...youtube.environment, SUPABASE_URL: supabase.url });
      const { status, body } = await call({ videoId: youtube.idAt(3) });
      equal([status, body.ok, body.id, body.videos.length], [200, true, youtube.idAt(3), 1]);
      equal(youtube.requests[0]?.query, { part: "snippet", id: youtube.idAt(3) });
      for (const videoId of ["dQw4w9WgXcQ", youtube.idAt(5), "não é um id", "abc"]) {
        const unknown = await call({ videoId });
        equal([unknown.status, unknown.body], [404, { error: "Vídeo não encontrado no YouTube." }]);
      }
      equal(youtube.requests.length, 3);
      supabase.errorStatus = 500;
      const unstored = await call({ videoId: youtube.idAt(3) });
      equal(unstored.body, { error: "Não foi possível gravar os episódios." });
      await supabase.stop();
    },
    { private: [5] },
  ),
);

Deno.test("the token is checked before anything else when SYNC_TOKEN is set", async () => {
  setVariables({ SYNC_TOKEN: "a-token-of-the-team" });
  for (const headers of [{}, { "x-sync-token": "" }, { "x-sync-token": "a-token-of-the-teams" }]) {
    const { status, body } = await call("no command", headers);
    equal([status, body], [401, { error: "Não autorizado." }]);
  }
  const known = await call({ mode: "all" }, { "x-sync-token": "a-token-of-the-team" });
  equal(known.body, { error: "A ligação com o canal do YouTube ainda não está pronta." });
});

Deno.test("a sync requires a channel and the database", () =>
  withYouTube(async (youtube) => {
    setVariables({ ...youtube.environment, YOUTUBE_CHANNEL_ID: "" });
    const noChannel = await call({ mode: "all" });
    equal(
      [noChannel.status, noChannel.body],
      [503, { error: "A ligação com o canal do YouTube ainda não está pronta." }],
    );
    setVariables(youtube.environment);
    const { status, body } = await call({ mode: "all" });
    equal([status, body], [500, { error: "Não foi possível gravar os episódios." }]);
    equal(youtube.requests, []);
  }),
);

Deno.test("reading pages stops at the limit and when the signal aborts", () =>
  withYouTube(async (youtube) => {
    const { YOUTUBE_API_URL: url, YOUTUBE_API_KEY: apiKey } = youtube.environment;
    const controller = new AbortController();
    const api = { url, apiKey, timeoutMs: 5_000, signal: controller.signal };
    const sizes: number[] = [];
    for await (const { videos } of listUploadPages(api, youtube.channelId, 60)) {
      sizes.push(videos.length);
    }
    equal(sizes, [50, 10]);

    let failure = "";
    try {
      for await (const _ of listUploadPages(api, youtube.channelId, 500)) controller.abort();
    } catch (error) {
      if (error instanceof Error) failure = error.message;
    }
    equal([failure, youtube.requests.length], ["youtube: TIMEOUT", 3]);
  }),
);
