import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PostgresServer } from "@/tests/nightly/support/postgres-server";
import { findPostgres } from "@/tests/nightly/support/programs";

const DB = "primoze";
const SESSIONS = 20;

let server: PostgresServer;
const sql = (query: string) => server.sql(query, DB);
const inSessions = (query: (session: number) => string) =>
  Promise.all(Array.from({ length: SESSIONS }, (_, session) => sql(query(session))));
const json = async <T>(query: string): Promise<T> =>
  JSON.parse((await sql(`select coalesce(json_agg(r), '[]') from (${query}) r`)) || "[]");

beforeAll(async () => {
  server = await PostgresServer.start();
  await server.createDatabase(DB);
  await server.allowMissingCron(DB);
  await server.migrate(DB);
});
afterAll(() => server?.stop(), 60_000);

it("is the version that supabase/config.toml names, and no superuser has made the tables", async () => {
  const [, major] = /^major_version = (\d+)$/m.exec(readFileSync("supabase/config.toml", "utf8"))!;
  expect(await sql("select split_part(current_setting('server_version'), '.', 1)")).toBe(major);
  const owners = `select distinct tableowner, usesuper
    from pg_tables join pg_user on usename = tableowner where schemaname = 'public'`;
  expect(await sql(owners)).toBe("postgres|f");
});

it("migrations stop where old messages would never be deleted", async () => {
  await server.createDatabase("without_cron");
  await expect(server.migrate("without_cron")).rejects.toThrow(
    /this database has no pg_cron[^]*Call purge_expired_messages\(\) daily/,
  );
});

const message = (change: object = {}) =>
  `'${JSON.stringify({ kind: "quote", name: "Ana", email: "a@example.com", message: "Oi", ...change })}'`;
const limits = (...keys: [key: string, max: number][]) =>
  `'${JSON.stringify(keys.map(([key, max]) => ({ key, max, window_seconds: 60 })))}'`;

describe("in 20 sessions at once", () => {
  it("each message is claimed once", async () => {
    await sql(`insert into contact_messages (kind, name, email, message)
      select 'quote', 'n' || i, 'a@example.com', 'claim' from generate_series(1, 1000) i`);
    const claimed = await inSessions(() =>
      Array.from({ length: 12 }, () => "select id from claim_due_messages(10);").join("\n"),
    );
    const ids = claimed.flatMap((output) => output.split("\n").filter(Boolean));
    expect(ids).toHaveLength(1000);
    expect(new Set(ids).size).toBe(1000);
    await sql("truncate contact_messages");
  });

  it("a claim respects its limit whatever plan is chosen", async () => {
    await sql(`insert into contact_messages (kind, name, email, message)
      select 'quote', 'n', 'a@example.com', 'claim' from generate_series(1, 2000)`);
    const off = ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize", "bitmapscan"]
      .map((option) => `set enable_${option} = off;`)
      .join(" ");
    expect(await sql(`${off} select count(*) from claim_due_messages(5)`)).toBe("5");
    await sql("truncate contact_messages");
  });

  it("one idempotency key is one row, and every caller gets its id", async () => {
    const answers = await inSessions(
      () =>
        `select message_id, wait_seconds from submit_message(${message({ idempotency_key: "one-key" })}, ${limits(["one", 1])})`,
    );
    expect(new Set(answers).size).toBe(1);
    expect(await sql("select count(*) from contact_messages")).toBe("1");
  });

  it("a message of the next minute waits for the one that is being stored, and repeats it", async () => {
    await sql("truncate contact_messages, submission_counts");
    const submit = (minute: number) => {
      const keys = { idempotency_key: `said@${minute}`, earlier_key: `said@${minute - 1}` };
      return `select message_id from submit_message(${message(keys)}, ${limits(["all", 9])});`;
    };
    const until = (state: string) => `do $$ begin
      while not exists (select from pg_locks where locktype = 'advisory' and ${state}) loop
        perform pg_sleep(0.01);
      end loop;
    end $$;`;
    const [first, second] = await Promise.all([
      sql(`set statement_timeout = '60s'; begin; ${submit(7)} ${until("not granted")} commit;`),
      sql(`set statement_timeout = '60s'; ${until("granted")} ${submit(8)}`),
    ]);
    expect(second).toBe(first);
    expect(await sql("select count(*) from contact_messages")).toBe("1");
  });

  it("a limit of all accepts six, and nothing of a refused message remains", async () => {
    await sql("truncate contact_messages, submission_counts");
    const answers = await inSessions(
      (session) =>
        `select wait_seconds from submit_message(${message()}, ${limits(["messages", 6], [`visitor ${session}`, 5])})`,
    );
    expect(answers.filter((wait) => wait === "0")).toHaveLength(6);
    for (const wait of answers.map(Number)) expect(wait).toBeLessThanOrEqual(60);
    expect(await sql("select count(*) from contact_messages")).toBe("6");
    const ofAll = "select used from submission_counts where key = 'messages'";
    expect(await json(ofAll)).toEqual([{ used: 6 }]);
    expect(await sql("select count(*) from submission_counts")).toBe("7");
  });

  it("one import begins, and only it is counted", async () => {
    await sql("truncate submission_counts; update episode_syncs set imported_at = null");
    const begin = `select state from begin_episode_task('import', ${limits(["imports", 5])}, 180000, 10000)`;
    const states = await inSessions(() => begin);
    expect(states.filter((state) => state === "begun")).toHaveLength(1);
    expect(states.filter((state) => state === "cooling-down")).toHaveLength(SESSIONS - 1);
    expect(await json("select used from submission_counts")).toEqual([{ used: 1 }]);
    await sql("select return_submission('imports')");
    expect(await json("select used from submission_counts")).toEqual([{ used: 0 }]);
  });

  it("one synchronisation begins", async () => {
    const begin = "select state from begin_episode_task('sync', '[]', 180000, 60000)";
    const states = await inSessions(() => begin);
    expect(states.filter((state) => state === "begun")).toHaveLength(1);
    expect(states.filter((state) => state === "running")).toHaveLength(SESSIONS - 1);
  });
});

it("anonymous suggestions are 600 in an hour", async () => {
  const insert = (times: number) => `
    truncate podcast_suggestions, submission_counts; set role anon;
    do $$ begin
      for i in 1..${times} loop
        insert into podcast_suggestions (name, email) values ('Ana', 'a@example.com');
      end loop;
    end $$;`;
  await sql(insert(600));
  await expect(sql(insert(601))).rejects.toThrow("PT429");
});

it.each([
  ["sync", "run_id = gen_random_uuid(), started_at = now() + interval '1 year'"],
  ["sync", "run_id = null, finished_at = now() + interval '60 days'"],
  ["import", "run_id = null, imported_at = now() + interval '60 days'"],
])("no %s is stopped by a time that a wrong clock wrote: %s", async (task, change) => {
  await sql(
    `insert into episode_syncs default values on conflict do nothing; update episode_syncs set ${change}`,
  );
  const begin = `select state from begin_episode_task('${task}', '[]', 180000, 60000)`;
  expect(await sql(begin)).toBe("begun");
});

const programs = findPostgres();

// The package of the other tests has no pg_dump, which refuses servers that are newer than itself.
(programs ? describe : describe.skip)("a backup and a restore as docs/deploy.md has them", () => {
  const [LOST, RESTORED] = ["lost", "restored"];
  let installed: PostgresServer;

  beforeAll(async () => {
    installed = await PostgresServer.start(programs);
    for (const database of [LOST, RESTORED]) {
      await installed.createDatabase(database);
      await installed.allowMissingCron(database);
      await installed.migrate(database);
    }
    await installed.sql(
      `insert into contact_messages (kind, name, email, message, idempotency_key, created_at)
        select 'quote', 'Ana ' || i, 'a@example.com', E'Oi\\t\\\\ "x"\\n' || i, 'key ' || i, now() - i * interval '1 day'
        from generate_series(1, 500) i;
      insert into podcast_suggestions (name, email, question)
        select 'Ana &amp; ' || i, 'a@example.com', 'R$ ' || i from generate_series(1, 500) i;
      insert into episodes (youtube_video_id, titulo, data_publicacao)
        select 'video-' || i, 'Episódio ' || i, now() from generate_series(1, 500) i;
      insert into episode_syncs (finished_at) values (now());
      select count_submission('health', 9, 60)`,
      LOST,
    );
    // The new project has been asked for its health.
    await installed.sql("select count_submission('health', 9, 60)", RESTORED);
    const guide = readFileSync("docs/deploy.md", "utf8");
    const commands = ["pg_dump", "psql"].map(
      (name) => new RegExp(`^ *${name} .*$`, "m").exec(guide)![0],
    );
    const script = ["set -e", ...commands]
      .join("\n")
      .replaceAll('"<old project>"', `"${installed.connectionString(LOST)}"`)
      .replaceAll('"<new project>"', `"${installed.connectionString(RESTORED)}"`);
    const cwd = mkdtempSync(path.join(tmpdir(), "backup-"));
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
    execFileSync("sh", ["-c", script], { cwd, env });
    rmSync(cwd, { recursive: true });
  });
  afterAll(() => installed?.stop());

  it.each(["contact_messages", "podcast_suggestions", "episodes", "episode_syncs"])(
    "gives %s its rows again",
    async (table) => {
      const rows = `select row_to_json(one) from ${table} as one order by one::text`;
      const restored = await installed.sql(rows, RESTORED);
      expect(restored).not.toBe("");
      expect(restored).toBe(await installed.sql(rows, LOST));
    },
  );

  it("gives the anonymous key no function, and no table to read", async () => {
    const granted = `
      select proname from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
      union all
      select relname from pg_class
        where relnamespace = 'public'::regnamespace and has_any_column_privilege('anon', oid, 'select')`;
    expect(await installed.sql(granted, RESTORED)).toBe("");
  });
});
