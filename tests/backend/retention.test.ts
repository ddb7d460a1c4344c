import { RETENTION_MONTHS } from "@/supabase/functions/_shared/contract/form";
import { setupBackend } from "@/tests/backend/support/setup-backend";

const monthsAgo = (months: number, days = 0) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  date.setDate(date.getDate() + days);
  return date.toISOString();
};

const { message, likelySpam: suspect } = RETENTION_MONTHS;

/** Rows before the purge; `kept` are in the table after it. */
const ROWS = [
  { name: "new", created_at: monthsAgo(0), suspect: false, kept: true },
  { name: "nearly expired", created_at: monthsAgo(message, 2), suspect: false, kept: true },
  { name: "expired", created_at: monthsAgo(message, -2), suspect: false, kept: false },
  { name: "suspect", created_at: monthsAgo(suspect, 2), suspect: true, kept: true },
  { name: "expired suspect", created_at: monthsAgo(suspect, -2), suspect: true, kept: false },
  { name: "cleared in time", created_at: monthsAgo(suspect, -2), suspect: false, kept: true },
];

describe("purge_expired_messages()", () => {
  const backend = setupBackend();
  const asService = (path: string, body?: unknown) =>
    backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body });
  const namesIn = async (table: string) =>
    ((await asService(`${table}?select=name`)).body as { name: string }[])
      .map(({ name }) => name)
      .sort();
  const keptNames = (rows: typeof ROWS) =>
    rows
      .filter(({ kept }) => kept)
      .map(({ name }) => name)
      .sort();

  it("deletes only rows older than the retention period of the privacy policy", async () => {
    const suggestions = ROWS.filter((row) => !row.suspect);
    for (const { name, created_at, suspect: isSuspect } of ROWS) {
      const row = { kind: "quote", name, email: "a@example.com", message: "Oi", created_at };
      const added = await asService("contact_messages", { ...row, suspect: isSuspect });
      expect(added.status).toBe(201);
    }
    for (const { name, created_at } of suggestions) {
      const row = { name, email: "a@example.com", created_at };
      expect((await asService("podcast_suggestions", row)).status).toBe(201);
    }

    expect(await asService("rpc/purge_expired_messages", {})).toEqual({ status: 200, body: 3 });
    expect(await namesIn("contact_messages")).toEqual(keptNames(ROWS));
    expect(await namesIn("podcast_suggestions")).toEqual(keptNames(suggestions));
    expect(await asService("rpc/purge_expired_messages", {})).toEqual({ status: 200, body: 0 });
  });

  it("cannot be called anonymously", async () => {
    const { status } = await backend().call("/rest/v1/rpc/purge_expired_messages", { body: {} });
    expect(status).toBe(401);
  });
});
