import { episodeNotices } from "@/scripts/backend/inbox/episode-notices";

const ready = { YOUTUBE_API_KEY: "key", YOUTUBE_CHANNEL_ID: "UC1" };

it.each([
  ["no key", { ...ready, YOUTUBE_API_KEY: undefined }, "Chave da API do YouTube não configurada"],
  ["no channel", { ...ready, YOUTUBE_CHANNEL_ID: "" }, "Canal do YouTube não configurado"],
  ["a token", { ...ready, SYNC_TOKEN: "token" }, "SYNC_TOKEN está definido"],
])("npm run inbox says why episodes cannot be updated: %s", (_what, env, reason) => {
  expect(episodeNotices(env).join("\n")).toContain(reason);
});

it("npm run inbox says nothing when visitors can sync and import", () => {
  expect(episodeNotices(ready)).toEqual([]);
});
