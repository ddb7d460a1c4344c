import { emailKey } from "@/supabase/functions/_shared/contract/email-key";
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

  it("deletes windows that ended a minute ago", async () => {
    await sql(
      insert("submission_counts", { key: "'old'", used: "1", resets_at: ago("2 min") }) +
        insert("submission_counts", { key: "'new'", used: "1", resets_at: ago("30 s") }),
    );
    await count(1);
    const kept = await sql("select key from submission_counts where key in ('old', 'new')");
    expect(kept).toEqual([{ key: "new" }]);
  });
});

describe("submit_message()", () => {
  const submit = (key: string | null, changes: Record<string, unknown> = {}) => {
    const sent = { kind: "quote", name: "Ana", email: "a@example.com", message: "Oi", ...changes };
    const submission = JSON.stringify({ ...sent, idempotency_key: key });
    const limits = JSON.stringify([{ key: "e-mail", max: 2, window_seconds: 60 }]);
    return sql<{ message_id: string | null; is_repeat: boolean; wait_seconds: number }>(
      `select * from submit_message('${submission}', '${limits}')`,
    );
  };

  it("refuses what is above a limit and stores nothing of it; a repeat is never refused", async () => {
    const [first] = await submit("key-1");
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
  });
});

describe("the e-mails of an hour", () => {
  /** Messages of one sender: without keys, each is of a sender of its own. */
  const waiting = (name: string, count: number, senders: string, changes: Columns = {}) =>
    Array.from({ length: count }, () =>
      message({ name: `'${name}'`, senders: `array[${senders}]::text[]`, ...changes }),
    ).join("");
  const claim = (max: number, perHour: number) =>
    names(`select name from claim_due_messages(${max}, null, 60, ${perHour})`);
  const due = (name: string) =>
    sql(`update contact_messages set next_attempt_at = now() where name = '${name}'`);
  const isLimited = async (perHour: number) =>
    (await sql<{ limited: boolean }>(`select limited from service_health(${perHour})`))[0]!.limited;

  it("one sender gets half of them, and the honest message of another is claimed at once", async () => {
    await sql(waiting("flood", 30, "'visitor'"));
    expect(await claim(10, 20)).toHaveLength(10);
    const delivered = "delivery_state = 'delivered', delivered_at = now()";
    await sql(`update contact_messages set ${delivered} where delivery_attempts = 1`);
    expect([await claim(10, 20), await isLimited(20)]).toEqual([[], true]);
    await sql(waiting("honest", 1, "'other'"));
    expect(await claim(10, 20)).toEqual(["honest"]);
    // Also when its first attempt failed, and the next call of the minute finds it.
    await due("honest");
    expect(await claim(10, 20)).toEqual(["honest"]);
  });

  it.each([
    ["address", "'caller', random()::text"],
    ["e-mail", "random()::text, 'quote a@example.com'"],
  ])("the messages of one %s take turns with those of others", async (_what, senders) => {
    await sql(waiting("flood", 3, senders) + waiting("honest", 1, "'other'"));
    expect(await claim(2, 200)).toEqual(["flood", "honest"]);
    expect(await claim(5, 200)).toEqual(["flood", "flood"]);
  });

  it.each([
    ["59 minutes", []],
    ["61 minutes", ["new"]],
  ])("an e-mail of %s ago counts, or no longer", async (interval, claimed) => {
    const delivered = { delivery_state: "'delivered'", delivered_at: ago(interval) };
    await sql(waiting("sent", 2, "", delivered) + waiting("new", 1, ""));
    expect(await claim(5, 2)).toEqual(claimed);
  });

  it.each([
    ["suspect", { suspect: "true" }],
    ["delivered", { delivery_state: "'delivered'", delivered_at: "now()" }],
    ["not due", { next_attempt_at: "now() + interval '1 s'" }],
  ])("claims nothing that is %s", async (_what, changes) => {
    await sql(message(changes));
    expect(await claim(5, 200)).toEqual([]);
  });
});

describe("service_health()", () => {
  const OK = { late: 0, refused: 0, expired: 0, limited: false, unauthorized: 0 };
  it.each<[string, Columns, Partial<typeof OK>]>([
    ["waits for 14 minutes", { created_at: ago("14 min 59 s") }, {}],
    ["waits for 15 minutes", { created_at: ago("15 min 1 s") }, { late: 1 }],
    ["is suspect", { created_at: ago("1 h"), suspect: "true" }, {}],
    [
      "was delivered after an hour",
      { created_at: ago("1 h"), delivery_state: "'delivered'", delivered_at: "now()" },
      {},
    ],
    ["was refused", { refused_at: "now()" }, { refused: 1 }],
    ["needs another key", { last_delivery_error: "'UNAUTHORIZED: x'" }, { unauthorized: 1 }],
    ["is old", { created_at: ago("24 months 1 day"), suspect: "false" }, { late: 1 }],
    ["is too old", { created_at: ago("24 months 3 days") }, { late: 1, expired: 1 }],
    ["is suspect and old", { created_at: ago("3 months 1 day"), suspect: "true" }, {}],
    [
      "is suspect, too old",
      { created_at: ago("3 months 3 days"), suspect: "true" },
      { expired: 1 },
    ],
  ])("counts a message that %s", async (_what, changes, counted) => {
    await sql(message(changes));
    expect(await sql("select * from service_health(200)")).toEqual([{ ...OK, ...counted }]);
  });
});

describe("claim_doubtful_messages()", () => {
  const doubtful = { suspect: "true", details: `'{"signal":"trap"}'` };
  const claim = () => names("select name from claim_doubtful_messages()");

  it.each([
    ["22 hours", []],
    ["24 hours", ["new"]],
  ])("%s after a list there is none, or the next one", async (interval, claimed) => {
    const listed = message({ ...doubtful, name: "'listed'", listed_at: ago(interval) });
    await sql(listed + message({ ...doubtful, name: "'new'" }));
    expect(await claim()).toEqual(claimed);
  });

  it("claims only what the trap alone speaks for, and not again within its lease", async () => {
    await sql(
      message({ ...doubtful, name: "'doubtful'" }) +
        message({ suspect: "true", name: "'too fast, too'" }) +
        message({ ...doubtful, suspect: "false", name: "'cleared'" }),
    );
    expect([await claim(), await claim()]).toEqual([["doubtful"], []]);
  });
});

describe("purge_expired_messages()", () => {
  it("deletes messages after 24 months, likely spam after 3, suggestions after 24, and old counts", async () => {
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
    await sql(insert("submission_counts", { key: "'old'", used: "1", resets_at: ago("1 s") }));
    expect(await sql("select purge_expired_messages() as deleted")).toEqual([{ deleted: 3 }]);
    expect(await names("select name from contact_messages")).toEqual([
      "nearly expired",
      "new",
      "suspect",
    ]);
    expect(await names("select name from podcast_suggestions")).toEqual(["nearly expired", "new"]);
    expect(await sql("select key from submission_counts")).toEqual([]);
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
])("%j has the key %j in the database and in the contract", async (email, key) => {
  expect([await sql(`select email_key('${email}') as key`), emailKey(email)]).toEqual([
    [{ key }],
    key,
  ]);
});
