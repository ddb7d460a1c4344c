import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setupBackend } from "@/tests/backend/support/setup-backend";

const SITE_TOKEN = "token-of-the-site";

/** Whether a table can hold something of a person. A new table has to be named here. */
const TABLES: Record<string, boolean> = {
  contact_messages: true,
  podcast_suggestions: true,
  submission_counts: true,
  // A random text of the day.
  submission_salt: false,
  // What is public on the video platform, and when it was read.
  episodes: false,
  episode_syncs: false,
};

const MIGRATIONS = "supabase/migrations";

it("every table of the migrations is known to this test", () => {
  const sql = readdirSync(MIGRATIONS).map((file) => readFileSync(join(MIGRATIONS, file), "utf8"));
  const created = sql.join("\n").matchAll(/^create (?:unlogged )?table public\.(\w+)/gm);
  expect(Array.from(created, ([, name]) => name).sort()).toEqual(Object.keys(TABLES).sort());
});

describe("export_person() and erase_person()", () => {
  const backend = setupBackend({ SITE_TOKEN });
  const id = crypto.randomUUID();
  const EMAIL = `o'neil-${id}@gmail.com`;
  const ESCAPED = `o&#x27;neil-${id}@gmail.com`;
  const TAGGED = `O&#x27;Neil-${id}+obra@Gmail.com`;
  const OTHERS = [`xo'neil-${id}@gmail.com`, `o'neil-${id}@gmail.com.br`, `oneil-${id}@gmail.com`];

  const asService = (path: string, body?: unknown, method?: string) =>
    backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body, method });
  const rowsOf = async (table: string) =>
    (await asService(`${table}?select=*`)).body as Record<string, unknown>[];
  const send = async (body: Record<string, unknown>) => {
    const headers = { "x-site-token": SITE_TOKEN, "x-visitor": `visitor-${id}` };
    const { status } = await backend().call("/functions/v1/send-contact-email", { headers, body });
    expect(status).toBe(200);
  };
  const quote = { name: "Ana", message: "Parede" };
  const podcast = { serviceType: "Sugestão para PrimoZéCast" };
  const proposal = {
    type: "projeto-social",
    to_email: "x@example.com",
    nome_ong: "Lar",
    tipo_projeto: "reparos",
  };
  const suggest = async (email: string) => {
    const body = { name: "Ana", email, topic: "Tintas", question: "Por quê?" };
    expect((await backend().call("/rest/v1/podcast_suggestions", { body })).status).toBe(201);
  };
  type Sent = Record<"messages" | "suggestions", { message: string; senders: string[] }[]>;
  const exported = async () =>
    (await asService("rpc/export_person", { email: EMAIL.toUpperCase() })).body as Sent;

  beforeAll(async () => {
    await send({ ...quote, email: ESCAPED });
    await send({ ...quote, email: TAGGED, message: "Outra grafia" });
    await send({ ...quote, email: ESCAPED, message: "Suspeita", suspect: true, doubtful: true });
    await send({ ...quote, email: ESCAPED, message: "Sugestão", ...podcast });
    const contact = `E-mail:${ESCAPED}, ou (11) 91234-5678`;
    await send({ ...proposal, contato: contact, mensagem: "Proposta" });
    await suggest(ESCAPED);
    for (const other of OTHERS) {
      const escaped = other.replace("'", "&#x27;");
      await send({ ...quote, email: escaped, message: "De outra pessoa" });
      await send({ ...proposal, contato: escaped, mensagem: "De outra ONG" });
    }
    await suggest(OTHERS[0]!);
    // In the list of the day, and an e-mail that failed.
    await asService(
      "contact_messages?message=eq.Suspeita",
      { listed_at: new Date().toISOString() },
      "PATCH",
    );
    await asService(
      "contact_messages?message=eq.Outra grafia",
      { delivery_state: "failed", delivered_at: null, last_delivery_error: `550 ${EMAIL}` },
      "PATCH",
    );
  });

  it("are only for the operator", async () => {
    for (const name of ["export_person", "erase_person"]) {
      const { status, body } = await backend().call(`/rest/v1/rpc/${name}`, {
        body: { email: EMAIL },
      });
      expect([status, body]).toMatchObject([401, { code: "42501" }]);
    }
    expect((await exported()).messages).toHaveLength(5);
  });

  it("give and delete everything of the person, in every table, and nothing of others", async () => {
    const { messages, suggestions } = await exported();
    expect(messages.map(({ message }) => message)).toEqual([
      "Parede",
      "Outra grafia",
      "Suspeita",
      "Sugestão",
      "Proposta",
    ]);
    expect(suggestions).toMatchObject([{ email: EMAIL, topic: "Tintas", question: "Por quê?" }]);
    const { body: suggestionKey } = await asService("rpc/submission_key", {
      limit_key: `table ${EMAIL}`,
    });
    const digests = [...messages.flatMap(({ senders }) => senders), suggestionKey];
    const counted = async () =>
      (await rowsOf("submission_counts")).filter(({ key }) => digests.includes(key));
    expect(await counted()).not.toEqual([]);

    const { body: deleted } = await asService("rpc/erase_person", { email: EMAIL });
    expect(deleted).toEqual({ messages: 5, suggestions: 1 });

    expect(await exported()).toEqual({ messages: [], suggestions: [] });
    expect(await counted()).toEqual([]);
    const holding = Object.keys(TABLES).filter((table) => TABLES[table]);
    const left = (await Promise.all(holding.map(rowsOf))).flat();
    const texts = left.map((row) => JSON.stringify(row));
    expect(texts.filter((text) => /Outra grafia|Suspeita|Sugestão|Proposta/.test(text))).toEqual(
      [],
    );
    const isOf = (other: string) => (text: string) => text.includes(`"${other}"`);
    expect(texts.filter(isOf(EMAIL))).toEqual([]);
    expect(OTHERS.map((other) => texts.filter(isOf(other)).length)).toEqual([3, 2, 2]);
  });
});
