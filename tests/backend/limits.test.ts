import { setupBackend } from "@/tests/backend/support/setup-backend";

type Answer = { status: number; body: { id?: string; error?: string } | null };

describe("limits that hold for direct calls", () => {
  const backend = setupBackend({ RATE_LIMIT_PER_ADDRESS: "30", SITE_TOKEN: "token-of-the-site" });
  const newAddress = () => `${crypto.randomUUID()}@example.com`;
  const newVisitor = () => ({
    "x-site-token": "token-of-the-site",
    "x-visitor": crypto.randomUUID(),
  });
  const send = (email: string, headers: Record<string, string>, more = {}) =>
    backend().call("/functions/v1/send-contact-email", {
      headers,
      body: { name: "Maria", email, message: "Oi", suspect: true, ...more },
    }) as Promise<Answer>;
  const count = async (statuses: Promise<{ status: number }>[]) => {
    const all = (await Promise.all(statuses)).map(({ status }) => status);
    return Object.fromEntries(
      [...new Set(all)].map((status) => [status, all.filter((one) => one === status).length]),
    );
  };
  const stored = async (email: string) =>
    (await backend().inbox()).messages.filter((message) => message.email === email).length;

  it("accepts six messages a minute from one e-mail, also at once, and stores no other", async () => {
    const email = newAddress();
    const calls = Array.from({ length: 20 }, () => send(email, newVisitor()));
    expect(await count(calls)).toEqual({ 200: 6, 429: 14 });
    expect(await stored(email)).toBe(6);
  });

  it("accepts 30 messages a minute from one address, whatever e-mails and headers it names", async () => {
    const forged = () => ({ "x-visitor": crypto.randomUUID(), "x-forwarded-for": newAddress() });
    const calls = Array.from({ length: 40 }, () => send(newAddress(), forged()));
    expect(await count(calls)).toEqual({ 200: 30, 429: 10 });
    expect(await count([send(newAddress(), newVisitor())])).toEqual({ 200: 1 });
  });

  it("counts a repeated message once and never refuses it", async () => {
    const email = newAddress();
    const visitor = newVisitor();
    const repeated = Array.from({ length: 20 }, () =>
      send(email, visitor, { idempotencyKey: `repeated-${email}` }),
    );
    expect(await count(repeated)).toEqual({ 200: 20 });
    expect(await count(Array.from({ length: 6 }, () => send(email, visitor)))).toEqual({
      200: 5,
      429: 1,
    });
    const again = await send(email, visitor, { idempotencyKey: `repeated-${email}` });
    expect(again.body?.id).toBe((await repeated[0])?.body?.id);
    expect(await stored(email)).toBe(6);
  });

  it("accepts six direct suggestions in five minutes from one e-mail", async () => {
    const email = newAddress();
    const insert = () =>
      backend().call("/rest/v1/podcast_suggestions", { body: { name: "Ana", email } });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await insert()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect((await backend().inbox()).suggestions.filter((row) => row.email === email)).toHaveLength(
      6,
    );
  });

  it("keeps no address in the counts, and anonymous callers cannot read or call anything", async () => {
    const rows = await backend().call("/rest/v1/submission_counts?select=key", {
      key: backend().secretKey,
    });
    expect(rows.body).not.toEqual([]);
    expect(JSON.stringify(rows.body)).not.toMatch(/@|127\.0\.0\.1/);
    for (const [path, body] of [
      ["submission_counts?select=*", undefined],
      ["rpc/submit_message", { submission: {}, limits: [] }],
      ["rpc/count_submission", { limit_key: "x", max_uses: 1, window_seconds: 1 }],
    ] as const) {
      expect((await backend().call(`/rest/v1/${path}`, { body })).status).toBe(401);
    }
  });
});
