type Row = Record<string, unknown> & { id: string };

export type FakeSupabase = {
  url: string;
  rows: Row[];
  episodes: Record<string, unknown>[];
  /** Status of every response, when set. */
  errorStatus: number | null;
  /** Delay of an insert, in milliseconds. */
  insertDelayMs: number;
  stop(): Promise<void>;
};

export const SERVICE_KEY = "sb_secret_fake";

/** Starts an in-memory server for the data API calls that the functions make. */
export function startFakeSupabase(): FakeSupabase {
  const state = { rows: [] as Row[], episodes: [] as Record<string, unknown>[] };

  function insert(values: Record<string, unknown>): Response {
    const key = values.idempotency_key;
    if (key !== null && state.rows.some((row) => row.idempotency_key === key)) {
      return Response.json({ code: "23505", message: "duplicate" }, { status: 409 });
    }
    const stored: Row = {
      ...values,
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

  async function handle(request: Request): Promise<Response> {
    if (request.headers.get("apikey") !== SERVICE_KEY) return new Response(null, { status: 401 });
    if (fake.errorStatus) return Response.json({ code: "XX000" }, { status: fake.errorStatus });
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/rest/v1/rpc/claim_due_messages") return claim(await request.json());
    if (pathname === "/rest/v1/episodes") return Response.json(state.episodes);
    if (request.method === "POST") {
      await new Promise((resolve) => setTimeout(resolve, fake.insertDelayMs));
      return insert(await request.json());
    }
    const row = state.rows.find((candidate) =>
      [...searchParams].every(
        ([column, value]) =>
          !value.startsWith("eq.") || String(candidate[column]) === value.slice(3),
      ),
    );
    if (request.method === "GET") return Response.json({ id: row?.id });
    Object.assign(row ?? {}, await request.json());
    return new Response(null, { status: 204 });
  }

  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, handle);
  const fake: FakeSupabase = {
    ...state,
    url: `http://127.0.0.1:${server.addr.port}`,
    errorStatus: null,
    insertDelayMs: 0,
    stop: () => server.shutdown(),
  };
  return fake;
}
