import { setupDatabase } from "@/tests/backend/support/setup-database";

const sql = setupDatabase();

/** Column names and SQL expressions. */
type Columns = Record<string, string>;

const insert = (table: string, columns: Columns) =>
  `insert into ${table} (${Object.keys(columns).join()}) values (${Object.values(columns).join()});`;

const message = (changes: Columns = {}) => {
  const sent = { kind: "'quote'", name: "'Ana'", email: "'a@example.com'", message: "'Oi'" };
  return insert("contact_messages", { ...sent, ...changes });
};

const ago = (interval: string) => `now() - interval '${interval}'`;

const names = async (query: string) =>
  (await sql<{ name: string }>(`${query} order by name`)).map(({ name }) => name);

describe("count_submission()", () => {
  const count = async (max: number) => {
    const [row] = await sql<{ wait: number }>(`select count_submission('key', ${max}, 60) as wait`);
    return row!.wait;
  };
  const endWindow = (end: string) => sql(`update submission_counts set resets_at = ${end}`);

  it("accepts what is allowed in a window, and then says how many seconds are left", async () => {
    expect([await count(2), await count(2)]).toEqual([0, 0]);
    await endWindow("clock_timestamp() + interval '40 s'");
    const wait = await count(2);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(40);
  });

  it.each([
    ["has ended", "clock_timestamp() - interval '1 ms'"],
    ["was counted before the clock went back", "clock_timestamp() + interval '2 h'"],
  ])("begins anew after a window that %s", async (_what, end) => {
    await count(1);
    await endWindow(end);
    expect(await count(1)).toBe(0);
  });

  it("keeps no window after its end: the call of every minute deletes it", async () => {
    const counted = (key: string, ends: string) =>
      insert("submission_counts", { key: `'${key}'`, used: "1", resets_at: ends });
    await sql(counted("ended", ago("1 s")) + counted("open", "now() + interval '1 s'"));
    await sql("select * from claim_due_messages(5)");
    expect(await sql("select key from submission_counts")).toEqual([{ key: "open" }]);
  });
});

describe("submit_message()", () => {
  const submit = (idempotency_key: string, earlier_key?: string) => {
    const sent = { kind: "quote", name: "Ana", email: "a@example.com", message: "Oi" };
    const submission = JSON.stringify({ ...sent, idempotency_key, earlier_key });
    const limit = { max: 2, window_seconds: 60 };
    const limits = JSON.stringify([
      { key: "visitor 1", ...limit },
      { key: "messages", ...limit, max: 300 },
    ]);
    return sql<{ message_id: string | null; is_repeat: boolean; wait_seconds: number }>(
      `select * from submit_message('${submission}', '${limits}')`,
    );
  };

  it("refuses what is above a limit and stores nothing of it; a repeat is neither counted nor refused", async () => {
    const [first] = await submit("key-1");
    await submit("key-1");
    await submit("key-2");
    const [refused] = await submit("key-3");
    const [repeated] = await submit("key-1");
    expect(refused).toMatchObject({ message_id: null, is_repeat: false });
    expect(refused!.wait_seconds).toBeGreaterThan(0);
    expect(repeated).toEqual({ message_id: first!.message_id, is_repeat: true, wait_seconds: 0 });
    expect(await sql("select idempotency_key as key from contact_messages order by key")).toEqual([
      { key: "key-1" },
      { key: "key-2" },
    ]);
    expect(await sql("select key, used from submission_counts order by key")).toEqual([
      { key: "messages", used: 2 },
      { key: "visitor 1", used: 2 },
    ]);
  });

  it("finds the message of the minute before, which counts once", async () => {
    const [first] = await submit("said@7", "said@6");
    expect(first!.is_repeat).toBe(false);
    for (const [key, earlier] of [
      ["said@7", "said@6"],
      ["said@8", "said@7"],
    ] as const) {
      const { message_id } = first!;
      expect(await submit(key, earlier)).toMatchObject([{ message_id, is_repeat: true }]);
    }
    const [later] = await submit("said@9", "said@8");
    expect(later!.is_repeat).toBe(false);
    expect(await sql("select used from submission_counts where key = 'messages'")).toEqual([
      { used: 2 },
    ]);
  });
});

/** §5's lengths, and what the functions cannot send. */
const LENGTHS: [column: string, longest: number, kind: string][] = [
  ["name", 100, "quote"],
  ["email", 150, "quote"],
  ["phone", 30, "quote"],
  ["service_type", 100, "quote"],
  ["message", 2000, "quote"],
  ["message", 10_000, "suggestion"],
  ["message", 65_536, "proposal"],
  ["idempotency_key", 200, "quote"],
  ["last_delivery_error", 500, "quote"],
];

it.each(LENGTHS)("a stored %s has at most %i characters in a %s", async (column, longest, kind) => {
  const of = (length: number) => message({ kind: `'${kind}'`, [column]: `repeat('x', ${length})` });
  await sql(of(longest));
  await expect(sql(of(longest + 1))).rejects.toThrow(`contact_messages_${column}_length`);
});

describe("claim_due_messages()", () => {
  const claim = () => names("select name from claim_due_messages(5)");

  it("claims what is suspect, too, the longest due first, and not again within its lease", async () => {
    for (const [name, due] of [
      ["second", "1 min"],
      ["first", "2 min"],
    ] as const) {
      await sql(message({ name: `'${name}'`, suspect: "true", next_attempt_at: ago(due) }));
    }
    const [first] = await sql("select name from claim_due_messages(1)");
    expect(first).toEqual({ name: "first" });
    expect([await claim(), await claim()]).toEqual([["second"], []]);
  });

  it.each<[string, Columns]>([
    ["delivered", { delivery_state: "'delivered'", delivered_at: "now()" }],
    ["due in a second", { next_attempt_at: "now() + interval '1 s'" }],
    ["due in a day, as the last retries are", { next_attempt_at: "now() + interval '24 h'" }],
  ])("claims nothing that is %s", async (_what, changes) => {
    await sql(message(changes));
    expect(await claim()).toEqual([]);
  });

  it.each<[string, Columns]>([
    ["its next attempt", { next_attempt_at: "now() + interval '26 h'" }],
    [
      "itself",
      { created_at: "now() + interval '2 min'", next_attempt_at: "now() + interval '3 min'" },
    ],
  ])(
    "a clock that was ahead wrote %s: due, late in the health, and mended",
    async (_w, changes) => {
      await sql(message(changes));
      expect(await sql("select late from service_health()")).toEqual([{ late: 1 }]);
      expect([await claim(), await claim()]).toEqual([["Ana"], []]);
      expect(await sql("select late from service_health()")).toEqual([{ late: 0 }]);
    },
  );
});

describe("service_health()", () => {
  const OK = { late: 0, refused: 0, expired: 0, unauthorized: 0 };
  it.each<[string, Columns, Partial<typeof OK>]>([
    ["waits for 14 minutes", { created_at: ago("14 min 59 s") }, {}],
    ["waits for 15 minutes", { created_at: ago("15 min 1 s") }, { late: 1 }],
    [
      "was delivered after an hour",
      { created_at: ago("1 h"), delivery_state: "'delivered'", delivered_at: "now()" },
      {},
    ],
    ["was refused", { refused_at: "now()" }, { refused: 1 }],
    ["needs another key", { last_delivery_error: "'UNAUTHORIZED: x'" }, { unauthorized: 1 }],
    ["is old", { created_at: ago("24 months 1 day"), suspect: "false" }, { late: 1 }],
    ["is too old", { created_at: ago("24 months 3 days") }, { late: 1, expired: 1 }],
    [
      "is suspect and too old",
      { created_at: ago("3 months 3 days"), suspect: "true" },
      { late: 1, expired: 1 },
    ],
  ])("counts a message that %s", async (_what, changes, counted) => {
    await sql(message(changes));
    expect(await sql("select * from service_health()")).toEqual([{ ...OK, ...counted }]);
  });
});

describe("missed_suggestions()", () => {
  const suggestion = (changes: Columns = {}) => {
    const key = "'key-of-the-site'";
    const sent = { name: "'Ana'", email: "'a@example.com'", idempotency_key: key };
    return insert("podcast_suggestions", { ...sent, created_at: ago("61 s"), ...changes });
  };
  const missed = () => names("select name from missed_suggestions()");

  it.each<[string, Columns, string[]]>([
    ["a minute old", {}, ["Ana"]],
    ["nearly a week old", { created_at: ago("6 days 23 hours") }, ["Ana"]],
    ["still being sent", { created_at: ago("59 s") }, []],
    ["older than a week", { created_at: ago("7 days 1 s") }, []],
    ["without a key, of another caller", { idempotency_key: "null" }, []],
  ])("has a suggestion without a message that is %s: %j, %j", async (_what, changes, found) => {
    await sql(suggestion(changes));
    expect(await missed()).toEqual(found);
  });

  it("has none whose message is stored, whatever became of its e-mail", async () => {
    await sql(
      suggestion() + message({ kind: "'suggestion'", idempotency_key: "'key-of-the-site'" }),
    );
    expect(await missed()).toEqual([]);
  });

  it("is late in the health after 15 minutes", async () => {
    await sql(suggestion({ created_at: ago("14 min 59 s") }));
    expect(await sql("select late from service_health()")).toEqual([{ late: 0 }]);
    await sql(`update podcast_suggestions set created_at = ${ago("15 min 1 s")}`);
    expect(await sql("select late from service_health()")).toEqual([{ late: 1 }]);
  });
});

describe("purge_expired_messages()", () => {
  it("deletes messages after 24 months, likely spam after 3, suggestions after 24", async () => {
    const rows: [name: string, age: string, suspect: string][] = [
      ["new", "1 day", "false"],
      ["nearly expired", "24 months -1 day", "false"],
      ["expired", "24 months 1 day", "false"],
      ["suspect", "3 months -1 day", "true"],
      ["expired suspect", "3 months 1 day", "true"],
    ];
    for (const [name, age, suspect] of rows) {
      await sql(message({ name: `'${name}'`, created_at: ago(age), suspect }));
      const suggestion = { name: `'${name}'`, email: "'a@example.com'", created_at: ago(age) };
      if (suspect === "false") await sql(insert("podcast_suggestions", suggestion));
    }
    expect(await sql("select purge_expired_messages() as deleted")).toEqual([{ deleted: 3 }]);
    expect(await names("select name from contact_messages")).toEqual([
      "nearly expired",
      "new",
      "suspect",
    ]);
    expect(await names("select name from podcast_suggestions")).toEqual(["nearly expired", "new"]);
  });
});

it.each([
  [" Maria@Example.COM ", "maria@example.com"],
  ["maria+1+2@example.com", "maria@example.com"],
  ["+maria@example.com", "+maria@example.com"],
  ["m.a.ria+x@googlemail.com", "maria@gmail.com"],
  ["m.aria@example.com", "m.aria@example.com"],
  ["ｍａｒｉａ@example.com", "maria@example.com"],
  ["ma\u00adri\u200ba\u202e@example\ufeff.com", "maria@example.com"],
  ["\u00a0maria@example.com\t", "maria@example.com"],
  ["maria@a@b.com", "maria@a@b.com"],
  ["no address", "no address"],
  ["@example.com", "@example.com"],
])("%j has the key %j, by which a person is found", async (email, key) => {
  expect(await sql(`select email_key('${email}') as key`)).toEqual([{ key }]);
});

/** Each right that a caller without the secret key has, on a table, a column or a function. */
const GRANTED = `
select right_of from (
  select format('%s %s', privilege, tablename) as right_of
    from pg_tables, unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES']) privilege,
      unnest(array['anon','authenticated']) role
    where schemaname = 'public' and has_table_privilege(role, format('public.%I', tablename), privilege)
  union
  select format('%s %s.%s', privilege, table_name, column_name)
    from information_schema.columns, unnest(array['SELECT','INSERT','UPDATE']) privilege,
      unnest(array['anon','authenticated']) role
    where table_schema = 'public' and has_column_privilege(
      role, format('public.%I', table_name), column_name, privilege)
  union
  select format('call %s', proname) from pg_proc, unnest(array['anon','authenticated']) role
    where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
  union
  select format('no row security on %s', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
  union
  select format('search path of %s', proname) from pg_proc
    where pronamespace = 'public'::regnamespace and array_to_string(proconfig, ',') is distinct from 'search_path=""'
) as rights order by right_of`;

it("who has no secret key may insert the fields of a suggestion, and nothing else", async () => {
  const rights = await sql<{ right_of: string }>(GRANTED);
  expect(rights.map(({ right_of }) => right_of)).toEqual(
    ["email", "idempotency_key", "name", "phone", "question", "topic"].map(
      (column) => `INSERT podcast_suggestions.${column}`,
    ),
  );
});
