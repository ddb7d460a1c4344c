import { FakeYouTube } from "@/tests/support/fake-youtube";
import { type Backend, sharedBackend } from "@/tests/backend/support/backend";

type Video = { youtube_video_id: string; titulo: string; data_publicacao: string };
type Body = { videos: Video[]; count?: number; ok?: boolean; id?: string; error?: string };

const SYNC = { mode: "all", limit: 500 };

describe("episodes from YouTube", () => {
  const backend = sharedBackend();
  let youtube: FakeYouTube;
  /** Each test is another visitor. */
  let visitor: string;

  const headers = () => ({ "x-site-token": backend.siteToken, "x-visitor": visitor });
  const request = async (body: unknown) => {
    const path = "/functions/v1/youtube-videos";
    const response = await backend.call(path, { body, headers: headers() });
    return { ...(response.body as Body), status: response.status };
  };
  const data = (path: string, init: Parameters<Backend["call"]>[1] = {}) =>
    backend.call(`/rest/v1/${path}`, { key: backend.secretKey, ...init });
  const stored = async (): Promise<Video[]> => {
    const { status, body } = await backend.call("/functions/v1/fetch-episodios");
    expect(status).toBe(200);
    return (body as Body).videos;
  };
  const deleteAll = async () => {
    await data("episodes?youtube_video_id=not.is.null", { method: "DELETE" });
    expect(await stored()).toEqual([]);
  };
  const updateSync = (change: Record<string, unknown>) =>
    data("episode_syncs?only_row=is.true", { method: "PATCH", body: change });
  /** The counts of a visitor and of all, by the function's names of them. */
  const countsOf = () => {
    const keys = [`episodes visitor ${visitor}`, "episode-imports", "episode-tasks"];
    return `submission_counts?key=in.(${keys.join()})`;
  };
  const resetLimits = async () => {
    await updateSync({ finished_at: null, imported_at: null });
    await data(countsOf(), { method: "DELETE" });
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  // Many at once: tests/nightly/postgres.test.ts.
  const pageRequests = () => youtube.requests.filter(({ path }) => path === "playlistItems");
  const newestIds = (count: number) =>
    Array.from({ length: count }, (_, index) => youtube.idAt(index + 1));
  const idsOf = (videos: Video[]) => videos.map((video) => video.youtube_video_id);

  afterAll(() => youtube.stop());

  beforeAll(async () => {
    youtube = await FakeYouTube.start({}, Number(process.env.SHARED_YOUTUBE_PORT));
  });

  beforeEach(async () => {
    visitor = crypto.randomUUID().replaceAll("-", "");
    youtube.recover();
    youtube.requests.splice(0);
    // Ends the cool-downs and counts of the previous test.
    await resetLimits();
  });

  it("reads the 29 episodes of the seed, newest first", async () => {
    const videos = await stored();
    expect(Object.keys(videos[0] ?? {}).sort()).toEqual([
      "data_publicacao",
      "descricao",
      "thumbnail_url",
      "titulo",
      "youtube_video_id",
    ]);
    expect(videos).toHaveLength(29);
    const dates = videos.map(({ data_publicacao }) => Date.parse(data_publicacao));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it("keeps two pages when the third fails; the next sync completes and updates them", async () => {
    await deleteAll();
    youtube.fail("server-error", 3);
    expect(await request(SYNC)).toEqual({ status: 502, error: "O YouTube não respondeu." });
    expect(idsOf(await stored())).toEqual(newestIds(100));

    youtube.recover();
    youtube.requests.splice(0);
    const change = { method: "PATCH", body: { titulo: "Antigo" } };
    await data(`episodes?youtube_video_id=eq.${youtube.idAt(1)}`, change);
    const { status, count, videos } = await request(SYNC);
    expect([status, count, idsOf(videos)]).toEqual([200, 137, newestIds(137)]);
    expect(videos[0]?.titulo).toBe("PrimoZé Cast #137 – Síndico <novo>");
    expect(await stored()).toEqual(videos);
    expect(pageRequests().map(({ query }) => query.maxResults)).toEqual(["50", "50", "50"]);
  });

  it("imports a video twice without a duplicate", async () => {
    await deleteAll();
    const id = youtube.idAt(42);
    for (let time = 0; time < 2; time += 1) {
      await resetLimits();
      expect(await request({ videoId: id })).toMatchObject({ status: 200, ok: true, id });
    }
    expect(idsOf(await stored())).toEqual([id]);
  });

  it("fifteen imports of one caller in an hour, also of nothing, use up its own and no others'", async () => {
    for (let index = 0; index < 15; index += 1) {
      expect((await request({ videoId: `unknown-${index}` })).status).toBe(404);
      await updateSync({ imported_at: null });
    }
    youtube.requests.splice(0);
    for (const body of [SYNC, { videoId: youtube.idAt(1) }]) {
      const { status, error } = await request(body);
      expect([status, error]).toEqual([
        429,
        expect.stringMatching(/^Muitas atualizações: tente novamente em \d+ min\.$/),
      ]);
    }
    expect(youtube.requests).toEqual([]);
    const counts = (await data(`${countsOf()}&select=used`)).body as { used: number }[];
    expect(counts.map(({ used }) => used).sort((a, b) => a - b)).toEqual([0, 0, 15]);
  });

  it("treats a run as crashed after three minutes", async () => {
    const run_id = crypto.randomUUID();
    await updateSync({ run_id, started_at: minutesAgo(2.5) });
    expect((await request(SYNC)).status).toBe(409);
    await updateSync({ run_id, started_at: minutesAgo(3.1) });
    expect(await request({ ...SYNC, limit: 1 })).toMatchObject({ status: 200, count: 1 });
  });

  it("a sync with a small limit starts no cool-down", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await request({ ...SYNC, limit: 1 })).toMatchObject({ status: 200 });
    }
    expect(await request(SYNC)).toMatchObject({ status: 200, count: 137 });
  });

  it("a cool-down follows a complete sync and does not affect imports", async () => {
    expect(await request(SYNC)).toMatchObject({ status: 200 });
    const response = await fetch(`${backend.url}/functions/v1/youtube-videos`, {
      method: "POST",
      headers: { apikey: backend.anonKey, ...headers() },
      body: JSON.stringify(SYNC),
    });
    const seconds = Number(response.headers.get("retry-after"));
    expect([response.status, await response.json()]).toEqual([
      429,
      { error: `Sincronização recente: tente novamente em ${seconds} s.` },
    ]);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await request({ videoId: youtube.idAt(1) })).toMatchObject({ status: 200 });

    await updateSync({ finished_at: minutesAgo(1) });
    expect(await request({ ...SYNC, limit: 1 })).toMatchObject({ status: 200 });
  });
});
