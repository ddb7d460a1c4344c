type Row = Record<string, unknown> & { id: string };

export type FakeSupabase = {
  url: string;
  rows: Row[];
  episodes: Record<string, unknown>[];
  /** Answer of missed_suggestions(). */
  missed: Record<string, unknown>[];
  /** Status of every response, when set, and the code of its error. */
  errorStatus: number | null;
  errorCode: string;
  /** Limits of the last message. */
  limits: { key: string; max: number; window_seconds: number }[];
  /** Seconds to wait that every message is answered with, when set. */
  waitSeconds: number;
  /** Counts of service_health(). */
  health: Record<"late" | "refused" | "expired" | "unauthorized", number>;
  /** Answer of begin_episode_task(), and its last arguments. */
  taskStart: Record<string, unknown>;
  task: Record<string, unknown> | null;
  /** Runs before a message is stored. */
  onInsert: () => void;
  /** How long the last claim leases its messages. */
  leaseSeconds: number;
  /** How many of the next updates of a row are answered with 503. */
  failedUpdates: number;
  stop(): Promise<void>;
};

const SERVICE_KEY = "sb_secret_fake";
export const ANON_KEY = "sb_publishable_fake";

/** Keys of the environment of the functions. */
export const KEYS = { SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY, SUPABASE_ANON_KEY: ANON_KEY };

/** Starts an in-memory server for the data API calls that the functions make. */
export function startFakeSupabase(): FakeSupabase {
  const submitted = (message_id: string | null, is_repeat: boolean) =>
    Response.json([{ message_id, is_repeat, wait_seconds: message_id ? 0 : fake.waitSeconds }]);

  function submit(values: Record<string, unknown>): Response {
    const key = values.idempotency_key;
    const first = fake.rows.find((row) => key !== null && row.idempotency_key === key);
    if (first) return submitted(first.id, true);
    if (fake.waitSeconds > 0) return submitted(null, false);
    const stored: Row = {
      ...values,
      id: crypto.randomUUID(),
      created_at: new Date().toISOString(),
      delivery_state: "pending",
      delivery_attempts: 0,
      next_attempt_at: new Date().toISOString(),
    };
    fake.rows.push(stored);
    return submitted(stored.id, false);
  }

  function claim(args: {
    max_messages: number;
    only_id?: string;
    lease_seconds: number;
  }): Response {
    fake.leaseSeconds = args.lease_seconds;
    const now = new Date().toISOString();
    const due = fake.rows
      .filter((row) => row.delivery_state !== "delivered")
      .filter((row) => String(row.next_attempt_at) <= now)
      .filter((row) => args.only_id === undefined || row.id === args.only_id)
      .slice(0, args.max_messages);
    for (const row of due) {
      row.delivery_attempts = Number(row.delivery_attempts) + 1;
      row.next_attempt_at = new Date(Date.now() + 60_000).toISOString();
    }
    return Response.json(due);
  }

  async function handle(request: Request): Promise<Response> {
    if (request.headers.get("apikey") !== SERVICE_KEY) return new Response(null, { status: 401 });
    const { errorStatus: status, errorCode: code } = fake;
    if (status) return Response.json({ code }, { status });
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/rest/v1/rpc/claim_due_messages") return claim(await request.json());
    if (pathname === "/rest/v1/rpc/missed_suggestions") return Response.json(fake.missed);
    if (pathname === "/rest/v1/rpc/service_health") return Response.json([fake.health]);
    if (pathname === "/rest/v1/rpc/begin_episode_task") {
      fake.task = await request.json();
      return Response.json([fake.taskStart]);
    }
    if (pathname === "/rest/v1/episodes") return Response.json(fake.episodes);
    if (pathname === "/rest/v1/rpc/submit_message") {
      fake.onInsert();
      const { submission, limits } = await request.json();
      fake.limits = limits;
      return submit(submission);
    }
    if (fake.failedUpdates > 0) {
      fake.failedUpdates -= 1;
      return Response.json({ code: "57P03" }, { status: 503 });
    }
    const row = fake.rows.find((candidate) =>
      [...searchParams].every(
        ([column, value]) =>
          !value.startsWith("eq.") || String(candidate[column]) === value.slice(3),
      ),
    );
    Object.assign(row ?? {}, await request.json());
    return new Response(null, { status: 204 });
  }

  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, handle);
  const fake: FakeSupabase = {
    url: `http://127.0.0.1:${server.addr.port}`,
    rows: [],
    episodes: [],
    missed: [],
    errorStatus: null,
    errorCode: "XX000",
    onInsert: () => {},
    leaseSeconds: 0,
    failedUpdates: 0,
    limits: [],
    waitSeconds: 0,
    health: { late: 0, refused: 0, expired: 0, unauthorized: 0 },
    taskStart: { state: "begun", run: null, wait_ms: null },
    task: null,
    stop: () => server.shutdown(),
  };
  return fake;
}
