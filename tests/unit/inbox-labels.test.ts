import { deliveryLabel, episodeNotices } from "@/scripts/backend/inbox/labels";

const label = (change: object) =>
  deliveryLabel({
    id: "1",
    number: "7K4M-9QXT",
    kind: "quote",
    name: "Ana",
    email: null,
    phone: null,
    message: "Oi",
    serviceType: null,
    details: {},
    suspect: false,
    createdAt: "2026-01-01T00:00:00Z",
    delivery: {
      state: "failed",
      attempts: 1,
      deliveredAt: null,
      nextAttemptAt: null,
      lastError: "EENVELOPE: RCPT TO 550",
      refused: false,
      ...change,
    },
  });

it("npm run inbox alarms about an e-mail that was refused for good", () => {
  expect(label({})).toBe("falhou, será tentado de novo — EENVELOPE: RCPT TO 550");
  expect(label({ refused: true })).toBe(
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
