import { readFileSync } from "node:fs";
import { setupDatabase } from "@/tests/backend/support/setup-database";

const sql = setupDatabase();

const [, statement = ""] = /```sql\n([^]*?)```/.exec(readFileSync("docs/office.md", "utf8")) ?? [];

it("the list of the week in docs/office.md has what came, with the number that was told", async () => {
  const insert = (values: string) =>
    `insert into contact_messages (kind, name, email, message, idempotency_key, created_at, suspect)
     values (${values});`;
  await sql(
    [
      "'quote', 'Maria', 'm@example.com', 'Oi', 'key-of-the-request@29560000', now(), false",
      "'donation', 'Ana', 'a@example.com', 'Oi', null, now() - interval '6 days', false",
      "'quote', 'Old', 'o@example.com', 'Oi', null, now() - interval '8 days', false",
      "'quote', 'Robot', 'r@example.com', 'Oi', null, now(), true",
    ]
      .map(insert)
      .join("\n"),
  );
  expect(await sql(statement)).toMatchObject([
    { nome: "Ana", tipo: "donation", numero: null },
    { nome: "Maria", tipo: "quote", numero: "HTCS-XCVW", email_enviado: "pending" },
  ]);
});
