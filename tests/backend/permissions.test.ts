import {
  newDataDirWithDatabase,
  runScript,
  TIMEOUT_MS,
} from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";

const suggestion = { name: "Ana", email: "ana@example.com", phone: null, topic: "Tintas" };

/** Of the twelve migrations before decision 0034. A new migration changes it on purpose. */
const SCHEMA = "1cdd33f3ea43ff698f27e3ba04af94c1bca737124a9458a124b6f151cd1b3f0b";

const TABLES = [
  { table: "contact_messages", id: "id", column: "name" },
  { table: "podcast_suggestions", id: "id", column: "name" },
  { table: "episodes", id: "youtube_video_id", column: "titulo" },
] as const;

describe("permissions of anonymous callers", () => {
  const backend = setupBackend();

  const count = async (table: string): Promise<number> => {
    const { body } = await backend().call(`/rest/v1/${table}?select=*`, {
      key: backend().secretKey,
    });
    return (body as unknown[]).length;
  };

  beforeAll(async () => {
    await backend().send({ name: "Maria", email: "maria@example.com", message: "Oi" });
    const added = await backend().call("/rest/v1/podcast_suggestions", { body: suggestion });
    expect(added.status).toBe(201);
  }, TIMEOUT_MS);

  it.each(TABLES)("cannot read, change or delete $table", async ({ table, id, column }) => {
    const before = await count(table);
    expect(before).toBeGreaterThan(0);
    const where = `/rest/v1/${table}?${id}=not.is.null`;
    const requests = [
      { path: `/rest/v1/${table}?select=*`, method: "GET" },
      { path: `/rest/v1/${table}?select=${column}`, method: "GET" },
      { path: where, method: "PATCH", body: { [column]: "changed" } },
      { path: where, method: "DELETE" },
    ];
    for (const { path, ...init } of requests) {
      const { status, body } = await backend().call(path, init);
      expect([status, (body as { code: string }).code]).toEqual([401, "42501"]);
    }
    expect(await count(table)).toBe(before);
    const { body } = await backend().call(`/rest/v1/${table}?${column}=eq.changed`, {
      key: backend().secretKey,
    });
    expect(body).toEqual([]);
  });

  it("can insert suggestions, but not messages or episodes", async () => {
    const insert = async (table: string, body: unknown) =>
      (await backend().call(`/rest/v1/${table}`, { body })).status;
    expect(await insert("podcast_suggestions", { ...suggestion, question: "Qual?" })).toBe(201);
    expect(
      await insert("contact_messages", { kind: "quote", name: "a", email: "b", message: "c" }),
    ).toBe(401);
    expect(
      await insert("episodes", {
        youtube_video_id: "abcdefghijk",
        titulo: "a",
        data_publicacao: "2025-01-01",
      }),
    ).toBe(401);
  });

  it("can set only the form's fields of a suggestion, within their lengths", async () => {
    const insert = async (body: unknown, headers = {}) =>
      (await backend().call("/rest/v1/podcast_suggestions", { body, headers })).status;
    const before = await count("podcast_suggestions");
    expect(await insert({ ...suggestion, created_at: "2001-01-01" })).toBe(401);
    expect(await insert({ ...suggestion, id: "6f1c7a52-3a55-4a31-9a50-0f6f0d1c2b3a" })).toBe(401);
    expect(await insert(suggestion, { Prefer: "return=representation" })).toBe(401);
    expect(await insert({ ...suggestion, name: "" })).toBeGreaterThanOrEqual(400);
    expect(await insert({ ...suggestion, name: " " })).toBeGreaterThanOrEqual(400);
    expect(await insert({ ...suggestion, topic: "x".repeat(12_001) })).toBeGreaterThanOrEqual(400);
    expect(await count("podcast_suggestions")).toBe(before);
  });

  it("can use an idempotency key once and cannot read it", async () => {
    const keyed = { ...suggestion, idempotency_key: "request-0001" };
    const insert = (body: unknown) => backend().call("/rest/v1/podcast_suggestions", { body });
    const before = await count("podcast_suggestions");
    expect((await insert(keyed)).status).toBe(201);
    expect(await insert(keyed)).toMatchObject({ status: 409, body: { code: "23505" } });
    for (const key of ["short", "k".repeat(201)]) {
      expect((await insert({ ...keyed, idempotency_key: key })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await count("podcast_suggestions")).toBe(before + 1);
    const read = await backend().call("/rest/v1/podcast_suggestions?select=idempotency_key");
    expect(read.status).toBe(401);
  });

  it("cannot claim or deliver messages", async () => {
    const claim = await backend().call("/rest/v1/rpc/claim_due_messages", { body: {} });
    expect(claim.status).toBe(401);
    const path = "/functions/v1/deliver-pending-emails";
    expect((await backend().call(path, { method: "POST" })).status).toBe(401);
    const allowed = await backend().call(path, { method: "POST", key: backend().secretKey });
    expect(allowed).toEqual({ status: 200, body: { delivered: 0, failed: 0 } });
  });

  it("rejects requests without a valid key, also with a forged token", async () => {
    const header = Buffer.from(`{"alg":"HS256","typ":"JWT"}`).toString("base64url");
    const claims = Buffer.from(`{"role":"service_role"}`).toString("base64url");
    const tokens = ["x", `${header}.${claims}.`, `${header}.${claims}.AAAA`];
    for (const path of ["/rest/v1/contact_messages", "/functions/v1/fetch-episodios"]) {
      expect((await backend().call(path, { key: "" })).status).toBe(401);
      expect((await backend().call(path, { key: "sb_secret_guess" })).status).toBe(401);
    }
    for (const token of tokens) {
      const headers = { Authorization: `Bearer ${token}` };
      const { status } = await backend().call("/rest/v1/contact_messages", { headers });
      expect(status).toBe(401);
    }
  });

  it(
    "concurrent requests keep their own roles, and the schema is that of the first migrations",
    async () => {
      const { dataDir, remove } = newDataDirWithDatabase();
      const script = "tests/backend/support/embedded-database.ts";
      const { stdout } = await runScript(script, [], { DATA_DIR: dataDir });
      expect(JSON.parse(stdout)).toEqual({
        migrated: SCHEMA,
        served: SCHEMA,
        counts: { "anon 401": 30, "service 200": 30 },
      });
      remove();
    },
    TIMEOUT_MS,
  );

  it("reads the 29 episodes through the functions, newest first", async () => {
    for (const name of ["fetch-episodios", "youtube-videos"]) {
      const { status, body } = await backend().call(`/functions/v1/${name}`);
      const { videos } = body as { videos: Record<string, string>[] };
      expect(status).toBe(200);
      expect(videos).toHaveLength(29);
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
    for (const path of ["/", "/auth/v1/settings", "/storage/v1/bucket", "/_system/info"]) {
      expect((await backend().call(path)).status).toBe(404);
    }
    expect((await backend().call("/functions/v1/unknown")).status).toBe(404);
    expect(await backend().call("/health", { key: "" })).toMatchObject({
      status: 200,
      body: { ok: true, database: "ok", functions: "ok" },
    });
  });
});
