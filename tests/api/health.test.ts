import { FORMS } from "@/tests/api/support/forms";
import { loadRoute, startFakeServer } from "@/tests/api/support/route";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { ALL, type Fault, FaultProxy, httpResponse } from "@/tests/support/fault-proxy";

type Backend = { url: string; anonKey: string };

const SITE_TOKEN = "token-of-the-site";
const backend = setupBackend({ SITE_TOKEN });
let proxy: FaultProxy;
beforeAll(async () => {
  proxy = await FaultProxy.start(Number(new URL(backend().url).port));
});
afterAll(() => proxy.stop());

/** A health check with its own memory, as after a start of the server. */
async function health(of: Backend = backend(), token = SITE_TOKEN) {
  await loadRoute("quote", of, { SITE_TOKEN: token });
  const { GET } = await import("@/app/api/health/route");
  const response = await GET();
  return [response.status, (await response.json()).dependencies];
}

const OK = { supabase: "ok", mail: "ok", retention: "ok", visitors: "ok" };

describe("/api/health", () => {
  it("is ok when a message would be stored and mailed", async () => {
    expect(await health()).toEqual([200, OK]);
  });

  it.each<[string, Fault, string]>([
    ["the backend is down", "down", "unreachable"],
    ["a page answers", httpResponse(200, "<html>", "text/html"), "failing"],
    ["the functions are down", httpResponse(503, { error: "x" }), "failing"],
    ["the disk is full", httpResponse(507, { code: "53100" }), "failing"],
    ["the key is wrong", httpResponse(403, { message: "x" }), "unauthorized"],
  ])("is 503 when %s", async (_what, fault, supabase) => {
    await proxy.set({ [ALL]: fault });
    const result = await health({ url: proxy.url, anonKey: backend().anonKey });
    await proxy.set({});
    expect(result).toEqual([503, { supabase }]);
  });

  it("is 503 with a wrong key", async () => {
    const wrong = { url: backend().url, anonKey: "sb_publishable_wrong" };
    expect(await health(wrong)).toEqual([503, { supabase: "unauthorized" }]);
  });

  it.each(["", "another-token-of-a-site"])("is 503 with the token %j", async (token) => {
    expect(await health(backend(), token)).toEqual([503, { ...OK, visitors: "shared" }]);
  });

  it("is ok with the function of an earlier release, which has no GET", async () => {
    await proxy.set({ "/functions/v1/send-contact-email": httpResponse(405, { error: "x" }) });
    const result = await health({ url: proxy.url, anonKey: backend().anonKey });
    await proxy.set({});
    expect(result).toEqual([200, { supabase: "ok" }]);
  });

  const waiting = { delivery_state: "failed", next_attempt_at: "2099-01-01T00:00:00Z" };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  it.each([
    ["waits for 14 minutes", { ...waiting, created_at: ago(14) }, OK],
    ["waits for 16 minutes", { ...waiting, created_at: ago(16) }, { ...OK, mail: "delayed" }],
    ["was refused", { ...waiting, refused_at: ago(0) }, { ...OK, mail: "refused" }],
    ["is suspect", { ...waiting, suspect: true, created_at: ago(16) }, OK],
    [
      "is too old",
      { created_at: ago(26 * 31 * 1440), suspect: true },
      { ...OK, retention: "overdue" },
    ],
  ])("tells that an e-mail %s", async (_what, row, expected) => {
    const asService = (path: string, init: object) =>
      backend().call(`/rest/v1/${path}`, { key: backend().secretKey, ...init });
    const message = { kind: "quote", name: "a", email: "a@example.com", message: "a" };
    const added = await asService("contact_messages", { body: { ...message, ...row } });
    expect(added.status).toBe(201);
    const result = await health();
    await asService("contact_messages?kind=eq.quote", { method: "DELETE" });
    expect(result).toEqual([expected === OK ? 200 : 503, expected]);
  });

  it("calls the backend once for many requests at the same time", async () => {
    let calls = 0;
    const counting = await startFakeServer((_request, response) => {
      calls += 1;
      response.end('{"mail":"ok","retention":"ok"}');
    });
    await loadRoute("quote", counting);
    const { GET } = await import("@/app/api/health/route");
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await GET()).status),
    );
    counting.stop();
    expect([new Set(statuses), calls]).toEqual([new Set([200]), 1]);
  });

  it("names nothing secret", async () => {
    await backend().send(FORMS.quote.valid());
    const text = JSON.stringify(await health());
    for (const secret of [backend().anonKey, backend().url, "example"]) {
      expect(text).not.toContain(secret);
    }
  });
});

it("/api/live is 200 while the backend is down", async () => {
  const gone = await startFakeServer(() => {});
  gone.stop();
  await loadRoute("quote", gone);
  const { GET } = await import("@/app/api/live/route");
  expect(GET().status).toBe(200);
});
