import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { decodeHtml } from "@/supabase/functions/_shared/contract/text";

const text = z.string().nullable();
const messageSchema = z.object({
  id: z.string(),
  kind: z.string(),
  name: text,
  email: text,
  phone: text,
  service_type: text,
  message: text,
  details: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
const suggestionSchema = z.object({
  id: z.string(),
  name: text,
  email: text,
  phone: text,
  topic: text,
  question: text,
  created_at: z.string(),
});

/** What the database has of a person; values as they were typed. */
export type PersonalRecords = {
  messages: z.infer<typeof messageSchema>[];
  suggestions: z.infer<typeof suggestionSchema>[];
};

const TABLES = { messages: "contact_messages", suggestions: "podcast_suggestions" } as const;

/** Rows of one request; the project's limit may be lower. */
const PAGE_ROWS = 500;

/** Matches at least what contains the text: wildcards of LIKE stand for any character. */
const likePattern = (value: string) => `%${escapeHtml(value).replace(/[\\%_*,()]/g, "_")}%`;

/** Whether a text is the address or, in the free contact field of a proposal, names it. */
const names = (value: unknown, email: string) =>
  typeof value === "string" &&
  value
    .toLowerCase()
    .split(/[\s,;<>()]+/)
    .includes(email);

/**
 * Everything that was sent with an e-mail address, oldest first.
 * @throws Error when the database does not answer or denies access
 */
export async function findRecords(db: SupabaseClient, address: string): Promise<PersonalRecords> {
  const email = address.trim().toLowerCase();
  const byEmail = (table: string, column: string) => selectAll(db, table, column, email);
  const messages = [
    ...(await byEmail(TABLES.messages, "email")),
    // A proposal has no e-mail field.
    ...(await byEmail(TABLES.messages, "details->>contato")),
  ];
  const suggestions = await byEmail(TABLES.suggestions, "email");
  return {
    messages: unique(z.array(messageSchema).parse(messages)).filter(
      (row) => names(row.email, email) || names(row.details.contato, email),
    ),
    suggestions: z
      .array(suggestionSchema)
      .parse(suggestions)
      .filter((row) => names(row.email, email)),
  };
}

async function selectAll(db: SupabaseClient, table: string, column: string, email: string) {
  const rows: unknown[] = [];
  for (;;) {
    const { data, error } = await db
      .from(table)
      .select("*")
      .filter(column, "ilike", likePattern(email))
      .order("created_at")
      .range(rows.length, rows.length + PAGE_ROWS - 1);
    if (error) throw new Error(`${table}: ${error.message}`);
    rows.push(...data.map(unescapeAll));
    if (data.length < PAGE_ROWS) return rows;
  }
}

const unique = <Row extends { id: string }>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The database has values as the site escaped them (specification §5). */
function unescapeAll(value: unknown): unknown {
  if (typeof value === "string") return decodeHtml(value);
  if (Array.isArray(value)) return value.map(unescapeAll);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unescapeAll(part)]));
}

/** Deletes the records. @throws Error when the database deletes fewer rows than it has */
export async function deleteRecords(db: SupabaseClient, records: PersonalRecords): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    const ids = records[kind as keyof typeof TABLES].map(({ id }) => id);
    // In parts, because the ids are in the address of the request.
    for (let start = 0; start < ids.length; start += 100) {
      const part = ids.slice(start, start + 100);
      const { data, error } = await db.from(table).delete().in("id", part).select("id");
      if (error) throw new Error(`${table}: ${error.message}`);
      if (data.length !== part.length) throw new Error(`${table}: ${data.length}/${part.length}`);
    }
  }
}
