import { handler as fetchEpisodes } from "../../supabase/functions/fetch-episodios/handler.ts";
import { parseCommand } from "../../supabase/functions/youtube-videos/handler.ts";
import { handler as youtube } from "../../supabase/functions/youtube-videos/handler.ts";
import { equal } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { ANON_KEY, KEYS, startFakeSupabase } from "./support/fake-supabase.ts";

type Handler = (request: Request) => Promise<Response>;

const call = async (handler: Handler, method: string, body?: unknown) => {
  const request = new Request("http://localhost/", {
    method,
    headers: { apikey: ANON_KEY },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const [response] = await captureLogs(() => handler(request));
  return [response.status, await response.json()];
};

const episode = {
  youtube_video_id: "demo-ep-0001",
  titulo: "PrimoZé Cast #1",
  descricao: "Descrição",
  thumbnail_url: "/episodes/demo-ep-0001.svg",
  data_publicacao: "2025-01-01T00:00:00+00:00",
};

Deno.test("§7 GET of both functions returns the stored videos or an error", async () => {
  const supabase = startFakeSupabase();
  setEnvironment({ SUPABASE_URL: supabase.url, ...KEYS });
  supabase.episodes.push(episode);
  for (const handler of [fetchEpisodes, youtube]) {
    equal(await call(handler, "GET"), [200, { videos: [episode], updates: "not-configured" }]);
    equal((await call(handler, "DELETE"))[0], 405);
  }
  supabase.errorStatus = 500;
  for (const handler of [fetchEpisodes, youtube]) {
    equal(await call(handler, "GET"), [500, { error: "Não foi possível ler os episódios." }]);
  }
  await supabase.stop();
});

Deno.test("POST without an API key returns 503", async () => {
  setEnvironment({ SUPABASE_URL: "http://127.0.0.1:1", ...KEYS });
  const refused = [503, { error: "A ligação com o canal do YouTube ainda não está pronta." }];
  equal(await call(youtube, "POST", { mode: "all", limit: 500 }), refused);
  equal(await call(youtube, "POST", { videoId: "dQw4w9WgXcQ" }), refused);
  equal((await call(youtube, "POST", { videoId: " " }))[0], 400);
  equal((await call(youtube, "POST", {}))[0], 400);
});

Deno.test("§7 a sync is limited to 500 entries, an import has one id", () => {
  equal(parseCommand({ mode: "all", limit: 9000 }), { kind: "sync", limit: 500 });
  equal(parseCommand({ mode: "all" }), { kind: "sync", limit: 500 });
  equal(parseCommand({ mode: "all", limit: 10 }), { kind: "sync", limit: 10 });
  equal(parseCommand({ videoId: " dQw4w9WgXcQ " }), { kind: "import", videoId: "dQw4w9WgXcQ" });
});
