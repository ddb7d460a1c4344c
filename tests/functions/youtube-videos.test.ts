import { listUploadPages } from "../../supabase/functions/_shared/youtube/data-api.ts";
import { handler as fetchEpisodes } from "../../supabase/functions/fetch-episodios/handler.ts";
import { handler, parseCommand } from "../../supabase/functions/youtube-videos/handler.ts";
// @deno-types="./support/fake-youtube.d.ts"
import { type Trouble, FakeYouTube } from "../support/fake-youtube.ts";
import { equal, ok } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { ANON_KEY, type FakeSupabase, KEYS, startFakeSupabase } from "./support/fake-supabase.ts";

// Syncs, imports and their limits with a real database: tests/backend/episodes.test.ts.

type Videos = { youtube_video_id: string; data_publicacao: string }[];

async function call(body?: unknown, headers: HeadersInit = {}, to = handler) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const request = new Request("http://localhost/functions/v1/youtube-videos", {
    ...init,
    headers: { apikey: ANON_KEY, ...headers },
  });
  const [response, lines] = await captureLogs(() => to(request));
  return { status: response.status, body: await response.json(), log: lines.join("\n") };
}

const answer = async (...args: Parameters<typeof call>) => {
  const { status, body } = await call(...args);
  return [status, body];
};

type Setup = {
  youtube: FakeYouTube;
  supabase: FakeSupabase;
  set: (variables: Record<string, string>) => void;
};

/** A test with a fake YouTube and a fake database. */
function test(
  title: string,
  run: (setup: Setup) => Promise<void>,
  options?: Parameters<typeof FakeYouTube.start>[0],
) {
  Deno.test(title, async () => {
    const youtube = await FakeYouTube.start(options);
    const supabase = startFakeSupabase();
    const set: Setup["set"] = (variables) =>
      setEnvironment({
        SUPABASE_URL: supabase.url,
        ...KEYS,
        YOUTUBE_TIMEOUT_MS: "60000",
        ...variables,
      });
    try {
      await run({ youtube, supabase, set });
    } finally {
      await Promise.all([youtube.stop(), supabase.stop()]);
    }
  });
}

const NO_ANSWER = "O YouTube não respondeu.";
const UNEXPECTED = "O YouTube deu uma resposta inesperada.";
const REFUSED = { error: "O YouTube recusou o pedido." };
const QUOTA = "Limite diário da API do YouTube atingido. Tente novamente amanhã.";
const NOT_READY = { error: "A conexão com o canal do YouTube ainda não está pronta." };

test("§7 without a channel: GET of both functions reads the database", async ({
  supabase,
  set,
}) => {
  set({});
  const episode = {
    youtube_video_id: "demo-ep-0001",
    titulo: "PrimoZé Cast #1",
    descricao: "Descrição",
    thumbnail_url: "/episodes/demo-ep-0001.svg",
    data_publicacao: "2025-01-01T00:00:00+00:00",
  };
  supabase.episodes.push(episode);
  for (const to of [fetchEpisodes, handler]) {
    equal(await answer(undefined, {}, to), [200, { videos: [episode], updates: "not-configured" }]);
  }
  supabase.errorStatus = 500;
  for (const to of [fetchEpisodes, handler]) {
    equal(await answer(undefined, {}, to), [500, { error: "Não foi possível ler os episódios." }]);
  }
});

test(
  "GET with an API key reads the latest 50 uploads",
  async ({ youtube, set }) => {
    set(youtube.environment);
    const { status, body } = await call();
    const videos: Videos = body.videos;
    equal([status, videos.length, videos[0]?.youtube_video_id], [200, 48, youtube.idAt(1)]);
    const dates = videos.map((video) => video.data_publicacao);
    equal(dates, [...dates].sort().reverse());
    const playlistId = youtube.channelId.replace("UC", "UU");
    const query = { part: "snippet,contentDetails", playlistId, maxResults: "50" };
    equal(youtube.requests, [{ path: "playlistItems", query }]);
  },
  { deleted: [7], private: [9, 60] },
);

test("GET without an API key reads the public feed", async ({ youtube, set }) => {
  set(youtube.feedEnvironment);
  const { status, body } = await call();
  equal([status, body.videos.length], [200, 15]);
  equal(body.videos[0], {
    youtube_video_id: youtube.idAt(1),
    titulo: "PrimoZé Cast #137 – Síndico <novo>",
    descricao: `Conversa "Síndico <novo>", do começo ao fim.\nInscreva-se! 🎙️`,
    thumbnail_url: `https://i.ytimg.com/vi/${youtube.idAt(1)}/high.jpg`,
    data_publicacao: "2025-10-15T21:00:00.000Z",
  });
});

test("what fails has a status and a sentence, and no API key in the log", async ({
  youtube,
  set,
}) => {
  for (const [trouble, status, error] of [
    ["quota", 503, QUOTA],
    ["rate-limit", 503, QUOTA],
    ["server-error", 502, NO_ANSWER],
    ["broken-json", 502, UNEXPECTED],
    ["unexpected-shape", 502, UNEXPECTED],
    ["silence", 504, NO_ANSWER],
  ] as [Trouble, number, string][]) {
    youtube.fail(trouble);
    set({ ...youtube.environment, ...(trouble === "silence" && { YOUTUBE_TIMEOUT_MS: "100" }) });
    for (const { log, ...response } of [await call(), await call({ videoId: youtube.idAt(1) })]) {
      equal(response, { status, body: { error } }, trouble);
      ok(!/key=|never-logged|http/.test(log), log);
    }
  }
});

test("a wrong key, an unknown channel, a broken feed and no connection: 502", async ({
  youtube,
  set,
}) => {
  set({ ...youtube.environment, YOUTUBE_API_KEY: "wrong-key" });
  const { log, ...wrongKey } = await call();
  equal(wrongKey, { status: 502, body: REFUSED });
  ok(log.includes("API_KEY_INVALID") && !log.includes("wrong-key"), log);
  for (const environment of [youtube.feedEnvironment, youtube.environment]) {
    set({ ...environment, YOUTUBE_CHANNEL_ID: "UCnobody" });
    equal(await answer(), [502, REFUSED]);
  }
  youtube.fail("broken-json");
  set(youtube.feedEnvironment);
  equal(await answer(), [502, { error: UNEXPECTED }]);
  const nobody = "http://127.0.0.1:1";
  set({ ...youtube.feedEnvironment, YOUTUBE_FEED_URL: nobody });
  equal(await answer(), [502, { error: NO_ANSWER }]);
  set({ ...youtube.environment, YOUTUBE_API_URL: nobody });
  equal(await answer(), [502, { error: NO_ANSWER }]);
});

test("50 GETs within a minute read YouTube once; a failure is not kept", async ({
  youtube,
  set,
}) => {
  for (const environment of [youtube.environment, youtube.feedEnvironment]) {
    set(environment);
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
});

test(
  "an import stores one video of the channel",
  async ({ youtube, supabase, set }) => {
    set(youtube.environment);
    const { log, ...foreign } = await call({ videoId: youtube.idAt(2) });
    equal(foreign, { status: 422, body: { error: "Este vídeo não é do canal do PrimoZé Cast." } });
    ok(log.includes("foreign-channel"), log);
    const { status, body } = await call({ videoId: youtube.idAt(3) });
    equal([status, body.ok, body.id, body.videos.length], [200, true, youtube.idAt(3), 1]);
    for (const videoId of ["dQw4w9WgXcQ", youtube.idAt(5), "não é um id", "abc"]) {
      equal(await answer({ videoId }), [404, { error: "Vídeo não encontrado no YouTube." }]);
    }
    supabase.errorStatus = 500;
    equal(await answer({ videoId: youtube.idAt(3) }), [
      500,
      { error: "Não foi possível gravar os episódios." },
    ]);
  },
  { private: [5], foreign: [2] },
);

test("a task is counted per visitor, for imports and for all, and not for the team", async ({
  youtube,
  supabase,
  set,
}) => {
  set({ ...youtube.environment, SITE_TOKEN: "site-token" });
  supabase.taskStart = { state: "running", run: null, wait_ms: null };
  const named = "0123456789abcdef0123456789abcdef";
  const visitor = { "x-site-token": "site-token", "x-visitor": named };
  equal((await call({ videoId: youtube.idAt(1) }, visitor)).status, 409);
  equal(youtube.requests, []);
  equal(supabase.task?.limits, [
    { key: `episodes visitor ${named}`, max: 15, window_seconds: 3600 },
    { key: "episode-imports", max: 20, window_seconds: 3600 },
    { key: "episode-tasks", max: 30, window_seconds: 3600 },
  ]);
  Deno.env.set("SYNC_TOKEN", "a-token-of-the-team");
  await call({ mode: "all" }, { "x-sync-token": "a-token-of-the-team" });
  equal(supabase.task?.limits, []);
});

test("what a command needs, the token before all else", async ({ youtube, supabase, set }) => {
  set({ SYNC_TOKEN: "a-token-of-the-team" });
  for (const headers of [{}, { "x-sync-token": "" }, { "x-sync-token": "a-token-of-the-teams" }]) {
    equal(await answer("no command", headers as HeadersInit), [401, { error: "Não autorizado." }]);
  }
  const team = { "x-sync-token": "a-token-of-the-team" };
  equal(await answer({ mode: "all" }, team), [503, NOT_READY]);
  set({});
  for (const body of [{ mode: "all", limit: 500 }, { videoId: "dQw4w9WgXcQ" }]) {
    equal(await answer(body), [503, NOT_READY]);
  }
  for (const body of [{ videoId: " " }, {}]) equal((await answer(body))[0], 400);
  set({ ...youtube.environment, YOUTUBE_CHANNEL_ID: "" });
  equal(await answer({ mode: "all" }), [503, NOT_READY]);
  set(youtube.environment);
  supabase.errorStatus = 500;
  equal(await answer({ mode: "all" }), [500, { error: "Não foi possível gravar os episódios." }]);
  equal(youtube.requests, []);
});

Deno.test("§7 a sync is limited to 500 entries, an import has one id", () => {
  equal(parseCommand({ mode: "all", limit: 9000 }), { kind: "sync", limit: 500 });
  equal(parseCommand({ mode: "all" }), { kind: "sync", limit: 500 });
  equal(parseCommand({ mode: "all", limit: 10 }), { kind: "sync", limit: 10 });
  equal(parseCommand({ videoId: " dQw4w9WgXcQ " }), { kind: "import", videoId: "dQw4w9WgXcQ" });
});

test("reading pages stops at the limit and when the signal aborts", async ({ youtube }) => {
  const { YOUTUBE_API_URL: url, YOUTUBE_API_KEY: apiKey } = youtube.environment;
  const controller = new AbortController();
  const api = { url, apiKey, timeoutMs: 60_000, signal: controller.signal };
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
});
