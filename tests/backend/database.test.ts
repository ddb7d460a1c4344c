import type { PGlite } from "@supabase/lite/pglite";
import { readOptions } from "@/scripts/backend/options";
import { migrate } from "@/scripts/backend/database/migrations";
import { sharedBackend } from "@/tests/backend/support/backend";

const TABLES = [
  { table: "contact_messages", id: "id", column: "name" },
  { table: "podcast_suggestions", id: "id", column: "name" },
  { table: "episodes", id: "youtube_video_id", column: "titulo" },
] as const;

const backend = sharedBackend();

type Answer = { status: number; body: { code?: string } | null };
const anonymous = (path: string, body?: unknown, more: object = {}) =>
  backend.call(`/rest/v1/${path}`, { body, ...more }) as Promise<Answer>;
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const newSuggestion = () => ({ name: "Ana", email: newEmail(), phone: null, topic: "Tintas" });
const rowsOf = (table: string, condition: string) =>
  backend.asService<Record<string, string>[]>(`${table}?${condition}`);

describe("anonymous callers", () => {
  it.each(TABLES)("cannot read, insert, change or delete $table", async ({ table, id, column }) => {
    const calls: [path: string, init: object][] = [
      [`${table}?select=*`, { method: "GET" }],
      [`${table}?select=${column}`, { method: "GET" }],
      [`${table}?${id}=not.is.null`, { method: "PATCH", body: { [column]: "changed" } }],
      [`${table}?${id}=not.is.null`, { method: "DELETE" }],
      // With a column that the form does not have.
      [table, { body: { [column]: "x", [id]: crypto.randomUUID() } }],
    ];
    for (const [path, init] of calls) {
      const { status, body } = await anonymous(path, undefined, init);
      expect([status, body?.code]).toEqual([401, "42501"]);
    }
  });

  it.each<[what: string, change: object, headers: Record<string, string>]>([
    ["the time", { created_at: "2001-01-01" }, {}],
    ["an answer with the row", {}, { Prefer: "return=representation" }],
    ["no name", { name: "" }, {}],
    ["a blank name", { name: " " }, {}],
    ["a topic of 101 characters", { topic: "x".repeat(101) }, {}],
    ["a list for a name", { name: ["Ana"] }, {}],
    ["an object for a name", { name: { first: "Ana" } }, {}],
    ["a key of 5 characters", { idempotency_key: "short" }, {}],
    ["a key of 201 characters", { idempotency_key: "k".repeat(201) }, {}],
  ])("insert no suggestion with %s", async (_what, change, headers) => {
    const suggestion = { ...newSuggestion(), ...change };
    const { status } = await anonymous("podcast_suggestions", suggestion, { headers });
    expect(status).toBe(headers.Prefer || "created_at" in change ? 401 : 400);
    expect(await rowsOf("podcast_suggestions", `email=eq.${suggestion.email}`)).toEqual([]);
  });

  it.each(["send-contact-email", "deliver-pending-emails", "fetch-episodios", "youtube-videos"])(
    "call %s with a key of the project only",
    async (name) => {
      // No function has a method PUT: 405 means that the key was accepted.
      const statusOf = async (headers: Record<string, string>) =>
        (await backend.call(`/functions/v1/${name}`, { method: "PUT", key: "", headers })).status;
      const { anonKey, secretKey } = backend;
      for (const wrong of ["", `${anonKey}x`, anonKey.slice(1), "null"]) {
        expect([wrong, await statusOf({ apikey: wrong })]).toEqual([wrong, 401]);
        expect(await statusOf({ authorization: `Bearer ${wrong}` })).toBe(401);
      }
      for (const key of [anonKey, secretKey]) {
        expect(await statusOf({ apikey: key })).toBe(405);
        expect(await statusOf({ authorization: `Bearer ${key}` })).toBe(405);
      }
    },
  );

  it("cannot deliver messages, which needs the secret key", async () => {
    const deliver = (key: string) =>
      backend.call("/functions/v1/deliver-pending-emails", { method: "POST", key });
    expect((await deliver(backend.anonKey)).status).toBe(401);
    expect(await deliver(backend.secretKey)).toEqual({
      status: 200,
      body: { delivered: expect.any(Number), failed: expect.any(Number) },
    });
  });

  it("need a valid key for data; a forged token is none", async () => {
    const header = Buffer.from(`{"alg":"HS256","typ":"JWT"}`).toString("base64url");
    const claims = Buffer.from(`{"role":"service_role"}`).toString("base64url");
    const path = "/rest/v1/contact_messages";
    for (const key of ["", "sb_secret_guess"]) {
      expect((await backend.call(path, { key })).status).toBe(401);
    }
    for (const token of ["x", `${header}.${claims}.`, `${header}.${claims}.AAAA`]) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await backend.call(path, { headers })).status).toBe(401);
    }
  });
});

it("a database of older migrations is refused in one sentence", async () => {
  const query = async () => ({
    rows: [{ version: "20250101000100" }, { version: "20250301000300" }],
  });
  const database = { exec: async () => [], query } as unknown as PGlite;
  await expect(migrate(database, "supabase")).rejects.toThrow(
    "The database was made by another version of this repository: move its folder (DATA_DIR) away.",
  );
});

it("only the data API and the functions exist", async () => {
  for (const path of ["/", "/auth/v1/settings", "/storage/v1/bucket", "/functions/v1/unknown"]) {
    expect((await backend.call(path)).status).toBe(404);
  }
});

it("the database counts by a digest, and learns no address", async () => {
  const visitor = "0123456789abcdef0123456789abcdef";
  for (const named of [visitor, "192.0.2.77"]) {
    await backend.call("/functions/v1/send-contact-email", {
      headers: {
        "x-site-token": backend.siteToken,
        "x-visitor": named,
        "cf-connecting-ip": "192.0.2.77",
        "x-forwarded-for": "192.0.2.77",
      },
      body: { name: "Ana", email: newEmail(), message: "Oi" },
    });
  }
  const keys = (await rowsOf("submission_counts", "select=key")).map(({ key }) => key);
  expect(keys).toContain(`visitor ${visitor}`);
  for (const key of keys) expect(key).toMatch(/^((episodes )?visitor [0-9a-f]{32}|[a-z-]+)$/);
});

it("an invalid variable: the error names it", () => {
  expect(() => readOptions({ SMTP_PORT: "mail" })).toThrow(/^SMTP_PORT is not usable: /);
});
