import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedBackend } from "@/tests/backend/support/backend";

/** Whether a table can hold something of a person. A new table has to be named here. */
const TABLES: Record<string, boolean> = {
  contact_messages: true,
  podcast_suggestions: true,
  // Keyed digests of addresses, until the end of their window.
  submission_counts: false,
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
  const backend = sharedBackend();
  const id = crypto.randomUUID();
  const EMAIL = `o'neil-${id}@gmail.com`;
  const ESCAPED = `o&#x27;neil-${id}@gmail.com`;
  const OTHERS = [`xo'neil-${id}@gmail.com`, `o'neil-${id}@gmail.com.br`, `oneil-${id}@gmail.com`];

  type Rows = Record<string, unknown>[];
  const rowsOf = (table: string) => backend.asService<Rows>(`${table}?select=*`);
  const quote = { name: "Ana", email: ESCAPED, message: "Parede" };
  const proposal = {
    type: "projeto-social",
    to_email: "x@example.com",
    nome_ong: "Lar",
    tipo_projeto: "reparos",
    mensagem: "Proposta",
  };
  const suggest = async (email: string) => {
    const body = { name: "Ana", email, topic: "Tintas", question: "Por quê?" };
    expect((await backend.call("/rest/v1/podcast_suggestions", { body })).status).toBe(201);
  };
  type Sent = Record<"messages" | "suggestions", { message: string }[]>;
  const exported = () =>
    backend.asService<Sent>("rpc/export_person", { email: EMAIL.toUpperCase() });

  beforeAll(async () => {
    await backend.send(quote);
    const spelling = `O&#x27;Neil-${id}+obra@Gmail.com`;
    const failed = await backend.send({ ...quote, email: spelling, message: "Outra grafia" });
    await backend.send({ ...quote, message: "Suspeita", suspect: true });
    const serviceType = "Sugestão para PrimoZéCast";
    await backend.send({ ...quote, message: "Sugestão", serviceType });
    const contato = `E-mail:${ESCAPED}, ou (11) 91234-5678`;
    await backend.send({ ...proposal, contato });
    await suggest(ESCAPED);
    for (const other of OTHERS) {
      const escaped = other.replace("'", "&#x27;");
      await backend.send({ ...quote, email: escaped });
      await backend.send({ ...proposal, contato: escaped });
    }
    await suggest(OTHERS[0]!);
    const change = (message: string, columns: object) =>
      backend.asService(`contact_messages?id=eq.${message}`, columns, "PATCH");
    const reason = { last_delivery_error: `550 ${EMAIL}` };
    await change(failed, { delivery_state: "failed", delivered_at: null, ...reason });
  });

  it("are only for the operator", async () => {
    for (const name of ["export_person", "erase_person"]) {
      const body = { email: EMAIL };
      const answer = await backend.call(`/rest/v1/rpc/${name}`, { body });
      expect(answer).toMatchObject({ status: 401, body: { code: "42501" } });
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
    const deleted = await backend.asService("rpc/erase_person", { email: EMAIL });
    expect(deleted).toEqual({ messages: 5, suggestions: 1 });

    expect(await exported()).toEqual({ messages: [], suggestions: [] });
    const holding = Object.keys(TABLES).filter((table) => TABLES[table]);
    const left = (await Promise.all(holding.map(rowsOf))).flat();
    const texts = left.map((row) => JSON.stringify(row)).filter((text) => text.includes(id));
    const isOf = (email: string) => (text: string) => text.includes(`"${email}"`);
    expect(OTHERS.map((other) => texts.filter(isOf(other)).length)).toEqual([3, 2, 2]);
    expect(texts).toHaveLength(7);
  });
});
