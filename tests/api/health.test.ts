import { GET } from "@/app/api/health/route";
import { GET as live } from "@/app/api/live/route";
import { env } from "@/lib/env";
import { sharedBackend } from "@/tests/backend/support/backend";
import { fakeBackend, jsonAnswer } from "@/tests/api/support/fake-backend";

// When the database counts a message as late, refused or too old:
// tests/backend/database-rules.test.ts.

const OK = { mail: "ok", retention: "ok", visitors: "ok" };

const backend = fakeBackend();

/** Each check is a minute after the one before. */
let now = Date.now();
beforeEach(() => {
  now += 60_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});

async function health() {
  const response = await GET();
  return [response.status, (await response.json()).dependencies];
}

it.each<[what: string, answer: () => Response, status: number, dependencies: object]>([
  ["all is well", () => jsonAnswer(200, OK), 200, { supabase: "ok", ...OK }],
  ["mail waits", () => jsonAnswer(200, { ...OK, mail: "delayed" }), 503, { mail: "delayed" }],
  [
    "retention is overdue",
    () => jsonAnswer(200, { ...OK, retention: "overdue" }),
    503,
    { retention: "overdue" },
  ],
  [
    "all visitors count as one",
    () => jsonAnswer(200, { ...OK, visitors: "shared" }),
    503,
    { visitors: "shared" },
  ],
  ["a page answers", () => new Response("<html>"), 503, { supabase: "failing" }],
  ["the functions are down", () => jsonAnswer(503, {}), 503, { supabase: "failing" }],
  ["nothing can be stored", () => jsonAnswer(500, {}), 503, { supabase: "failing" }],
  ["the key is wrong", () => jsonAnswer(401, {}), 503, { supabase: "unauthorized" }],
  ["the key was revoked", () => jsonAnswer(403, {}), 503, { supabase: "unauthorized" }],
  ["the function is of an earlier release", () => jsonAnswer(405, {}), 200, { supabase: "ok" }],
])("/api/health when %s", async (_what, answer, status, dependencies) => {
  backend.answers(answer);
  const [answered, told] = await health();
  expect([answered, told]).toEqual([status, expect.objectContaining(dependencies)]);
});

it.each([
  ["is three days old", "https://www.example.com", "2026-01-01T03:05:00.001Z", 200],
  ["is older", "https://www.example.com", "2026-01-01T03:04:59.999Z", 503],
  ["is older, and of a laptop", undefined, "2025-01-01T03:05:00Z", 200],
  ["has no date, under npm run dev", "https://www.example.com", undefined, 200],
])("/api/health when the build %s", async (_what, site, builtAt, status) => {
  now = Date.parse("2026-01-04T03:05:00Z");
  env.SITE_URL = site;
  process.env.BUILT_AT = builtAt;
  if (!builtAt) delete process.env.BUILT_AT;
  backend.answers(() => jsonAnswer(200, OK));
  const wrong = status === 503 ? { build: "outdated" } : {};
  expect(await health()).toEqual([status, { supabase: "ok", ...OK, ...wrong }]);
  env.SITE_URL = undefined;
});

it("/api/health waits five seconds for the backend", async () => {
  const timeouts = backend.neverAnswers();
  expect(await health()).toEqual([503, { supabase: "unreachable" }]);
  expect(timeouts).toEqual([5_000]);
});

it("/api/health calls the backend once for many requests, and again after ten seconds", async () => {
  backend.answers(() => jsonAnswer(200, OK));
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await GET()).status));
  expect([new Set(statuses), backend.calls.length]).toEqual([new Set([200]), 1]);
  now += 10_000;
  await health();
  expect(backend.calls).toHaveLength(1);
  now += 1;
  await health();
  expect(backend.calls).toHaveLength(2);
});

it("/api/health of a real backend shares a token with the site or not, and names no secret", async () => {
  jest.restoreAllMocks();
  const { siteToken, anonKey, url } = sharedBackend();
  const check = async (token: string | undefined) => {
    env.SITE_TOKEN = token;
    now += 60_000;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => now);
    const [, dependencies] = await health();
    clock.mockRestore();
    return dependencies;
  };
  const told = await check(siteToken);
  expect(told).toMatchObject({ supabase: "ok", visitors: "ok" });
  for (const token of [undefined, "another-token-of-a-site"]) {
    expect(await check(token)).toMatchObject({ supabase: "ok", visitors: "shared" });
  }
  env.SITE_TOKEN = undefined;
  for (const secret of [anonKey, siteToken, url, "example"]) {
    expect(JSON.stringify(told)).not.toContain(secret);
  }
});

it("/api/live is 200 while the backend is down", async () => {
  backend.neverAnswers();
  expect(live().status).toBe(200);
});
