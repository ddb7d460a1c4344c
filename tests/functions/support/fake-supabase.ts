type Row = Record<string, unknown> & { id: string };

export type FakeSupabase = {
  url: string;
  rows: Row[];
  episodes: Record<string, unknown>[];
  /** Answers every call with this status while set. */
  failWith: number | null;
  /** How long a new row takes, in milliseconds. */
  storingMs: number;
  stop(): Promise<void>;
};

export const SERVICE_KEY = "sb_secret_fake";

/** The calls of the data API that the functions make, over rows in memory. */
export function startFakeSupabase(): FakeSupabase {
  const state = { rows: [] as Row[], episodes: [] as Record<string, unknown>[] };

  function insert(row: Record<string, unknown>): Response {
    const key = row.idempotency_key;
    if (key !== null && state.rows.some((other) => other.idempotency_key === key)) {
      return Response.json({ code: "23505", message: "duplicate" }, { status: 409 });
    }
    const stored: Row = {
      ...row,
      id: crypto.randomUUID(),
      created_at: new Date().toISOString(),
      delivery_state: "pending",
      delivery_attempts: 0,
      next_attempt_at: new Date().toISOString(),
    };
    state.rows.push(stored);
    return Response.json({ id: stored.id }, { status: 201 });
  }

  function claim(args: { max_messages: number; only_id: string | null }): Response {
    const now = new Date().toISOString();
    const due = state.rows
      .filter((row) => row.delivery_state !== "delivered" && !row.suspect)
      .filter((row) => String(row.next_attempt_at) <= now)
      .filter((row) => args.only_id === null || row.id === args.only_id)
      .slice(0, args.max_messages);
    for (const row of due) {
      row.delivery_attempts = Number(row.delivery_attempts) + 1;
      row.next_attempt_at = new Date(Date.now() + 60_000).toISOString();
    }
    return Response.json(due);
  }

  async function answer(request: Request): Promise<Response> {
    if (request.headers.get("apikey") !== SERVICE_KEY) return new Response(null, { status: 401 });
    if (fake.failWith) return Response.json({ code: "XX000" }, { status: fake.failWith });
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/rest/v1/rpc/claim_due_messages") return claim(await request.json());
    if (pathname === "/rest/v1/episodes") return Response.json(state.episodes);
    if (request.method === "POST") {
      await new Promise((resolve) => setTimeout(resolve, fake.storingMs));
      return insert(await request.json());
    }
    const row = state.rows.find((one) =>
      [...searchParams].every(
        ([column, value]) => !value.startsWith("eq.") || String(one[column]) === value.slice(3),
      ),
    );
    if (request.method === "GET") return Response.json({ id: row?.id });
    Object.assign(row ?? {}, await request.json());
    return new Response(null, { status: 204 });
  }

  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, answer);
  const fake: FakeSupabase = {
    ...state,
    url: `http://127.0.0.1:${server.addr.port}`,
    failWith: null,
    storingMs: 0,
    stop: () => server.shutdown(),
  };
  return fake;
}
