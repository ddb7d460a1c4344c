import { deliveryLabel, episodeNotices } from "@/scripts/backend/inbox/listing";

const label = (refused: boolean) =>
  deliveryLabel({
    suspect: false,
    delivery: {
      state: "failed",
      attempts: 1,
      deliveredAt: null,
      nextAttemptAt: null,
      lastError: "EENVELOPE: RCPT TO 550",
      refused,
    },
  });

it("npm run inbox alarms about an e-mail that was refused for good", () => {
  expect(label(false)).toBe("falhou, será tentado de novo — EENVELOPE: RCPT TO 550");
  expect(label(true)).toBe(
    "ATENÇÃO: o servidor de e-mail recusou, leia a mensagem aqui — EENVELOPE: RCPT TO 550",
  );
});

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
