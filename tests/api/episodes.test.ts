import { GET } from "@/app/api/episodes/route";
import { POST as importRoute } from "@/app/api/episodes/import/route";
import { POST as syncRoute } from "@/app/api/episodes/sync/route";
import { env } from "@/lib/env";
import { episodesAtBuild } from "@/lib/server/episodes-at-build";
import { type Call, fakeBackend, jsonAnswer } from "@/tests/api/support/fake-backend";
import { captureLog, jsonRequest, readResponse } from "@/tests/api/support/requests";

// What the functions answer: tests/backend/episodes.test.ts. How a list is read:
// tests/unit/podcast.test.ts.

const backend = fakeBackend();
captureLog();

/** Each test is more than a minute after the one before. */
let now = Date.now();
beforeEach(() => {
  now += 60_001;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => Object.assign(env, { SITE_TOKEN: undefined, SYNC_TOKEN: undefined }));

const DATABASE = "/functions/v1/fetch-episodios";
const YOUTUBE = "/functions/v1/youtube-videos";

const video = {
  youtube_video_id: "dQw4w9WgXcQ",
  titulo: "Tintas",
  data_publicacao: "2025-01-01T00:00:00Z",
};
const list = () => jsonAnswer(200, { videos: [video] });
const failing = (status: number, error?: string) => () => jsonAnswer(status, { error });

/** What each of the two functions answers. */
const answer = (database: () => Response, youtube: () => Response) =>
  backend.answers(({ path }: Call) => (path === DATABASE ? database() : youtube()));

const get = async () => readResponse(await GET(new Request("http://localhost/api/episodes")));
const sync = (headers?: Record<string, string>) => syncRoute(jsonRequest({}, headers));
const importVideo = (video: unknown = "dQw4w9WgXcQ", headers?: Record<string, string>) =>
  importRoute(jsonRequest({ video }, headers));
const refused = (code: string, title: string, message: string, field?: string) => ({
  error: { code, title, message, ...(field && { field }) },
});

describe("GET /api/episodes", () => {
  it("the browser keeps a list for five minutes (§8), and nothing keeps a failure", async () => {
    const keeping = async () =>
      (await GET(new Request("http://localhost/api/episodes"))).headers.get("cache-control");
    backend.answers(failing(500));
    expect(await keeping()).toBe("no-store");
    backend.answers(list);
    expect(await keeping()).toBe("private, max-age=300");
  });

  it("asks the backend once a minute, for many at once, too", async () => {
    backend.answers(list);
    const answers = await Promise.all(Array.from({ length: 50 }, get));
    expect([new Set(answers.map(([status]) => status)), backend.calls.length]).toEqual([
      new Set([200]),
      1,
    ]);
    now += 60_000;
    await get();
    expect(backend.calls).toHaveLength(1);
    now += 1;
    await get();
    expect(backend.calls).toHaveLength(2);
  });

  it.each<[string, () => Promise<Response>, () => Response, number]>([
    ["a sync", sync, () => jsonAnswer(200, { count: 2 }), 200],
    ["a sync that failed on its second page", sync, failing(502), 502],
    ["an import", importVideo, () => jsonAnswer(200, { ok: true }), 200],
  ])("has the new episode after %s", async (_what, write, written, status) => {
    const idsOf = async () => (await get())[1].episodes.map(({ id }: { id: string }) => id);
    answer(list, failing(500));
    expect(await idsOf()).toEqual([video.youtube_video_id]);
    const added = { ...video, youtube_video_id: "abcdefghijk" };
    answer(() => jsonAnswer(200, { videos: [video, added] }), written);
    expect((await write()).status).toBe(status);
    expect(await idsOf()).toEqual([video.youtube_video_id, "abcdefghijk"]);
  });

  it.each([
    ["the database", list, failing(500), "database", [DATABASE]],
    ["YouTube, where the database fails", failing(500), list, "youtube", [DATABASE, YOUTUBE]],
    [
      "YouTube, where it has no list",
      () => jsonAnswer(200, {}),
      list,
      "youtube",
      [DATABASE, YOUTUBE],
    ],
  ])("reads %s (§7)", async (_what, database, youtube, source, paths) => {
    answer(database, youtube);
    const [status, body] = await get();
    expect([status, body.source, body.episodes[0].id]).toEqual([200, source, "dQw4w9WgXcQ"]);
    expect(backend.calls.map(({ path }) => path)).toEqual(paths);
  });

  const DEFAULT = "Erro desconhecido ao carregar episódios.";
  const LONG = "x".repeat(201);
  it.each<[ofDatabase: string | undefined, ofYoutube: string | undefined, string, string]>([
    [undefined, undefined, "youtube_error", DEFAULT],
    ["sem espaço", undefined, "database_error", "Erro do banco de dados: sem espaço"],
    [undefined, "cota", "youtube_error", "Erro na função YouTube: cota"],
    ["sem espaço", "cota", "youtube_error", "Erro na função YouTube: cota"],
    [LONG, undefined, "youtube_error", DEFAULT],
  ])("§8.4, both fail: %j and %j", async (ofDatabase, ofYoutube, code, message) => {
    answer(failing(500, ofDatabase), failing(503, ofYoutube));
    expect(await get()).toEqual([502, refused(code, "Erro ao carregar episódios", message)]);
  });

  it("says who can sync: with SYNC_TOKEN only the team", async () => {
    backend.answers(() => jsonAnswer(200, { videos: [video], updates: "open" }));
    expect((await get())[1].updates).toBe("open");
    now += 60_001;
    env.SYNC_TOKEN = "a-token-of-the-team";
    expect((await get())[1].updates).toBe("team-only");
  });
});

it("answers ten seconds after a backend hangs, its second function included", async () => {
  const timeouts = backend.neverAnswers();
  expect((await get())[0]).toBe(502);
  expect(timeouts).toEqual([5_000, 5_000]);
});

it("a build stops where no backend answers: it would publish a podcast without episodes", async () => {
  backend.neverAnswers();
  expect(await episodesAtBuild()).toBeUndefined();
  process.env.NEXT_PHASE = "phase-production-build";
  await expect(episodesAtBuild()).rejects.toThrow("SUPABASE_URL");
  delete process.env.NEXT_PHASE;
});

describe.each([
  ["sync", "Erro na sincronização", "Falha ao sincronizar"],
  ["import", "Erro ao importar", "Falha ao importar vídeo"],
] as const)("POST /api/episodes/%s", (name, title, unknown) => {
  const post = (headers?: Record<string, string>) =>
    name === "sync" ? sync(headers) : importVideo("dQw4w9WgXcQ", headers);

  it.each([
    [400, 400, "bad_request"],
    [401, 401, "unauthorized"],
    [404, 422, "invalid_video"],
    [409, 409, "in_progress"],
    [413, 413, "too_large"],
    [422, 422, "invalid_video"],
    [429, 429, "rate_limited"],
    [500, 502, "youtube_error"],
    [503, 502, "youtube_error"],
    [504, 502, "youtube_error"],
  ])("the function's %i is answered as %i %s, with its words", async (from, status, code) => {
    backend.answers(() => jsonAnswer(from, { error: "Motivo." }, { "retry-after": "40" }));
    const response = await post();
    const field = code === "invalid_video" ? "video" : undefined;
    expect(response.headers.get("retry-after")).toBe("40");
    expect(await readResponse(response)).toEqual([status, refused(code, title, "Motivo.", field)]);
  });

  it.each<[string, () => Response]>([
    ["an error with status 200", failing(200, "x".repeat(201))],
    ["a page", () => new Response("<html>", { status: 200 })],
    ["a status without words", () => new Response(null, { status: 500 })],
  ])("§8.4's default words for %s", async (_what, answered) => {
    backend.answers(answered);
    expect(await readResponse(await post())).toEqual([
      502,
      refused("youtube_error", title, unknown),
    ]);
  });

  it("no answer is a failure, too", async () => {
    backend.neverAnswers();
    expect(await readResponse(await post())).toEqual([
      502,
      refused("youtube_error", title, unknown),
    ]);
  });

  it("names the visitor to the function, so that one cannot use up the limit of all", async () => {
    env.SITE_TOKEN = "token-of-the-site";
    await post();
    const { headers } = backend.calls[0]!;
    expect(headers.get("x-site-token")).toBe("token-of-the-site");
    expect(headers.get("x-visitor")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("needs the token of the team where one is set, and hands it on", async () => {
    env.SYNC_TOKEN = "a-token-of-the-team";
    for (const token of ["", "a-token-of-the-teams", "b-token-of-the-team"]) {
      expect((await post({ "x-sync-token": token })).status).toBe(401);
    }
    expect([(await post()).status, backend.calls]).toEqual([401, []]);
    backend.answers(list);
    expect((await post({ "x-sync-token": "a-token-of-the-team" })).status).toBe(200);
    expect(backend.calls[0]!.headers.get("x-sync-token")).toBe("a-token-of-the-team");
  });
});

describe("§7 and §8.4: what is sent, and what a success tells", () => {
  it.each([
    ["videos", { videos: [video] }, 1],
    ["a count", { count: 12 }, 12],
    ["both", { videos: [video], count: 29 }, 29],
    ["videos and a count that is a fraction", { videos: [video], count: 1.5 }, 1],
  ])("a sync whose answer has %s", async (_what, body, count) => {
    backend.answers(() => jsonAnswer(200, body));
    expect(await readResponse(await sync())).toEqual([200, { count }]);
    expect(backend.calls).toMatchObject([{ path: YOUTUBE, body: { mode: "all", limit: 500 } }]);
  });

  it("an import", async () => {
    const response = await importVideo("https://youtu.be/dQw4w9WgXcQ?t=1");
    expect(await readResponse(response)).toEqual([200, { ok: true, id: "dQw4w9WgXcQ" }]);
    expect(backend.calls).toMatchObject([{ path: YOUTUBE, body: { videoId: "dQw4w9WgXcQ" } }]);
  });

  it("an import that a function of §7 answers with nothing", async () => {
    backend.answers(() => new Response(null, { status: 204 }));
    expect((await importVideo()).status).toBe(200);
  });

  it.each([" ", "x".repeat(501)])("no import of %j (§5)", async (text) => {
    const words = "Informe o link do YouTube ou o Video ID";
    expect(await readResponse(await importVideo(text))).toEqual([
      422,
      refused("invalid_video", "Erro ao importar", words, "video"),
    ]);
    expect(backend.calls).toEqual([]);
  });
});
