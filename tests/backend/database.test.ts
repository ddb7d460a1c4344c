import { createHash } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { migrate } from "@/scripts/backend/database/migrations";
import { emailKey } from "@/supabase/functions/_shared/contract/email-key";
import { RETENTION_MONTHS } from "@/supabase/functions/_shared/contract/form";
import { newDataDirWithDatabase, runScript } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";

const TABLES = [
  { table: "contact_messages", id: "id", column: "name" },
  { table: "podcast_suggestions", id: "id", column: "name" },
  { table: "episodes", id: "youtube_video_id", column: "titulo" },
] as const;

const backend = setupBackend({ RATE_LIMIT_PER_ADDRESS: "30", SITE_TOKEN: "token-of-the-site" });

type Answer = { status: number; body: { id?: string; code?: string } | null };
const anonymous = (path: string, body?: unknown, more: object = {}) =>
  backend().call(`/rest/v1/${path}`, { body, ...more }) as Promise<Answer>;
const asService = (path: string, body?: unknown) =>
  backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body });
const rowsOf = async (table: string, column = "*") =>
  (await asService(`${table}?select=${column}`)).body as Record<string, string>[];

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const newVisitor = () => ({
  "x-site-token": "token-of-the-site",
  "x-visitor": crypto.randomUUID(),
});
const send = (email: string, headers: Record<string, string> = newVisitor(), more = {}) =>
  backend().call("/functions/v1/send-contact-email", {
    headers,
    body: { name: "Maria", email, message: "Oi", suspect: true, ...more },
  }) as Promise<Answer>;
const newSuggestion = () => ({ name: "Ana", email: newEmail(), phone: null, topic: "Tintas" });

/** How many answers had each status. */
async function countStatuses(answers: Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const times = <T>(count: number, value: () => T) => Array.from({ length: count }, value);

describe("anonymous callers", () => {
  beforeAll(async () => {
    await send(newEmail());
    expect((await anonymous("podcast_suggestions", newSuggestion())).status).toBe(201);
  });

  it.each(TABLES)("cannot read, insert, change or delete $table", async ({ table, id, column }) => {
    const before = await rowsOf(table);
    expect(before.length).toBeGreaterThan(0);
    const calls: [path: string, init: object][] = [
      [`${table}?select=*`, { method: "GET" }],
      [`${table}?select=${column}`, { method: "GET" }],
      [`${table}?${id}=not.is.null`, { method: "PATCH", body: { [column]: "changed" } }],
      [`${table}?${id}=not.is.null`, { method: "DELETE" }],
    ];
    // With a column that the form does not have.
    calls.push([table, { body: { ...before[0], [id]: crypto.randomUUID() } }]);
    for (const [path, init] of calls) {
      const { status, body } = await anonymous(path, undefined, init);
      expect([status, body?.code]).toEqual([401, "42501"]);
    }
    expect(await rowsOf(table)).toEqual(before);
  });

  it("insert only the form's fields of a suggestion, within their lengths", async () => {
    const before = await rowsOf("podcast_suggestions");
    const insert = async (change: object, headers = {}) =>
      (await anonymous("podcast_suggestions", { ...newSuggestion(), ...change }, { headers }))
        .status;
    expect(await insert({ created_at: "2001-01-01" })).toBe(401);
    expect(await insert({}, { Prefer: "return=representation" })).toBe(401);
    for (const change of [
      { name: "" },
      { name: " " },
      { topic: "x".repeat(12_001) },
      { idempotency_key: "short" },
      { idempotency_key: "k".repeat(201) },
    ]) {
      expect(await insert(change)).toBeGreaterThanOrEqual(400);
    }
    expect(await rowsOf("podcast_suggestions")).toEqual(before);
  });

  it("use an idempotency key once", async () => {
    const keyed = { ...newSuggestion(), idempotency_key: "request-0001" };
    expect((await anonymous("podcast_suggestions", keyed)).status).toBe(201);
    const again = await anonymous("podcast_suggestions", keyed);
    expect(again).toMatchObject({ status: 409, body: { code: "23505" } });
  });

  it("cannot deliver messages", async () => {
    const path = "/functions/v1/deliver-pending-emails";
    expect((await backend().call(path, { method: "POST" })).status).toBe(401);
    const allowed = await backend().call(path, { method: "POST", key: backend().secretKey });
    expect(allowed).toEqual({ status: 200, body: { delivered: 0, failed: 0 } });
  });

  it("need a valid key; a forged token is none", async () => {
    const header = Buffer.from(`{"alg":"HS256","typ":"JWT"}`).toString("base64url");
    const claims = Buffer.from(`{"role":"service_role"}`).toString("base64url");
    for (const path of ["/rest/v1/contact_messages", "/functions/v1/fetch-episodios"]) {
      expect((await backend().call(path, { key: "" })).status).toBe(401);
      expect((await backend().call(path, { key: "sb_secret_guess" })).status).toBe(401);
    }
    for (const token of ["x", `${header}.${claims}.`, `${header}.${claims}.AAAA`]) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await anonymous("contact_messages", undefined, { headers })).status).toBe(401);
    }
  });
});

it("concurrent requests keep their own roles; the data API leaves schema and rights as they were", async () => {
  const { dataDir, remove } = newDataDirWithDatabase();
  const script = "tests/backend/support/embedded-database.ts";
  const { stdout } = await runScript(script, [], { DATA_DIR: dataDir });
  const { migrated, served, ...answers } = JSON.parse(stdout);
  expect(served).toBe(migrated);
  expect(answers).toEqual({
    // No function, and the form's fields of a suggestion.
    rights: ["email", "idempotency_key", "name", "phone", "question", "topic"].map(
      (column) => `INSERT podcast_suggestions.${column}`,
    ),
    counts: { "anon 401": 30, "service 200": 30 },
  });
  remove();
});

it("a database that ran only some of the older migrations is refused in one sentence", async () => {
  const query = async () => ({
    rows: [{ version: "20250101000100" }, { version: "20250301000300" }],
  });
  const database = { exec: async () => [], query } as unknown as PGlite;
  await expect(migrate(database, "supabase")).rejects.toThrow(
    "The database was made by an older version of this repository: move its folder away.",
  );
});

it("reads the 29 episodes through the functions, newest first", async () => {
  for (const name of ["fetch-episodios", "youtube-videos"]) {
    const { status, body } = await backend().call(`/functions/v1/${name}`);
    const { videos } = body as { videos: Record<string, string>[] };
    expect([status, videos.length]).toEqual([200, 29]);
    expect(Object.keys(videos[0] ?? {}).sort()).toEqual([
      "data_publicacao",
      "descricao",
      "thumbnail_url",
      "titulo",
      "youtube_video_id",
    ]);
    const dates = videos.map((video) => Date.parse(video.data_publicacao ?? ""));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  }
});

it("only the data API, the functions and the health check exist", async () => {
  for (const path of ["/", "/auth/v1/settings", "/storage/v1/bucket", "/functions/v1/unknown"]) {
    expect((await backend().call(path)).status).toBe(404);
  }
  const health = await backend().call("/health", { key: "" });
  expect(health).toMatchObject({ status: 200, body: { ok: true } });
});

describe("limits that hold for direct calls", () => {
  const stored = async (email: string) =>
    (await rowsOf("contact_messages")).filter((row) => row.email === email).length;

  it("accept six messages a minute from one e-mail, also at once, and store no other", async () => {
    const email = newEmail();
    expect(await countStatuses(times(20, () => send(email)))).toEqual({ 200: 6, 429: 14 });
    expect(await stored(email)).toBe(6);
  });

  it("accept 30 messages a minute from one address, whatever e-mails and headers it names", async () => {
    const forged = () => ({ "x-visitor": crypto.randomUUID(), "x-forwarded-for": newEmail() });
    const calls = times(40, () => send(newEmail(), forged()));
    expect(await countStatuses(calls)).toEqual({ 200: 30, 429: 10 });
    expect((await send(newEmail())).status).toBe(200);
  });

  it("count a repeated message once and never refuse it", async () => {
    const email = newEmail();
    const visitor = newVisitor();
    const repeat = () => send(email, visitor, { idempotencyKey: `repeated-${email}` });
    const repeated = await Promise.all(times(20, repeat));
    expect(new Set(repeated.map(({ status, body }) => `${status} ${body?.id}`)).size).toBe(1);
    const others = times(6, () => send(email, visitor));
    expect(await countStatuses(others)).toEqual({ 200: 5, 429: 1 });
    expect((await repeat()).body?.id).toBe(repeated[0]?.body?.id);
    expect(await stored(email)).toBe(6);
  });

  it("accept six direct suggestions in five minutes from one e-mail", async () => {
    const suggestion = newSuggestion();
    const calls = times(8, () => anonymous("podcast_suggestions", suggestion));
    expect(await countStatuses(calls)).toEqual({ 201: 6, 429: 2 });
  });

  it("count suggestions of one mailbox together, whatever the spelling", async () => {
    const spellings = ["maria.x@gmail.com", "M.ariax+1@googlemail.com", "ｍariax@gmail.com"];
    const emails = [...spellings, "mariax@gmail.com\u00a0", "ma\u200briax@gmail.com"];
    const calls = [...emails, ...emails].map((email) =>
      anonymous("podcast_suggestions", { ...newSuggestion(), email }),
    );
    expect(await countStatuses(calls)).toEqual({ 201: 6, 429: 4 });
  });

  it("email_key() is the rule of the contract", async () => {
    for (const email of [
      " Maria@Example.COM ",
      "maria+1+2@example.com",
      "+maria@example.com",
      "m.a.ria+x@googlemail.com",
      "m.aria@example.com",
      "ｍａｒｉａ@example.com",
      "ma\u00adri\u200ba\u202e@example\ufeff.com",
      "\u00a0maria@example.com\t",
      "maria@a@b.com",
      "no address",
      "@example.com",
    ]) {
      expect([email, (await asService("rpc/email_key", { email })).body]).toEqual([
        email,
        emailKey(email),
      ]);
    }
  });

  it("keep no digest in the counts that can be computed from an address alone", async () => {
    const count = () =>
      asService("rpc/count_submission", { limit_key: "known", max_uses: 9, window_seconds: 60 });
    await count();
    const keys = (await rowsOf("submission_counts", "key")).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(keys).not.toContain(createHash("sha256").update("known").digest("hex"));
  });
});

describe("purge_expired_messages()", () => {
  const monthsAgo = (months: number, days = 0) => {
    const date = new Date();
    date.setMonth(date.getMonth() - months);
    date.setDate(date.getDate() + days);
    return date.toISOString();
  };
  const { message, likelySpam: suspect } = RETENTION_MONTHS;
  /** `kept` are in the table after the purge. */
  const ROWS = [
    { name: "new", created_at: monthsAgo(0), suspect: false, kept: true },
    { name: "nearly expired", created_at: monthsAgo(message, 2), suspect: false, kept: true },
    { name: "expired", created_at: monthsAgo(message, -2), suspect: false, kept: false },
    { name: "suspect", created_at: monthsAgo(suspect, 2), suspect: true, kept: true },
    { name: "expired suspect", created_at: monthsAgo(suspect, -2), suspect: true, kept: false },
    { name: "cleared in time", created_at: monthsAgo(suspect, -2), suspect: false, kept: true },
  ];

  it("deletes only rows older than the retention of the privacy policy, and old counts", async () => {
    const email = newEmail();
    const suggestions = ROWS.filter((row) => !row.suspect);
    for (const { kept: _, ...row } of ROWS) {
      const sent = { ...row, kind: "quote", email, message: "Oi" };
      expect((await asService("contact_messages", sent)).status).toBe(201);
    }
    for (const { name, created_at } of suggestions) {
      const sent = { name, created_at, email };
      expect((await asService("podcast_suggestions", sent)).status).toBe(201);
    }
    await asService("submission_counts", { key: "old", used: 1, resets_at: monthsAgo(0, -1) });

    expect(await asService("rpc/purge_expired_messages", {})).toEqual({ status: 200, body: 3 });
    const namesIn = async (table: string) =>
      (await rowsOf(table)).filter((row) => row.email === email).map(({ name }) => name);
    const kept = (rows: typeof ROWS) => rows.filter((row) => row.kept).map(({ name }) => name);
    expect((await namesIn("contact_messages")).sort()).toEqual(kept(ROWS).sort());
    expect((await namesIn("podcast_suggestions")).sort()).toEqual(kept(suggestions).sort());
    expect((await rowsOf("submission_counts")).map(({ key }) => key)).not.toContain("old");
  });
});
