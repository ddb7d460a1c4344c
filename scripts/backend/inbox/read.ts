import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import type { CaughtMail } from "@/scripts/backend/mail/mailbox";
import {
  EMPTY_INBOX,
  type InboxDocument,
  type InboxMessage,
  type InboxSuggestion,
} from "@/scripts/backend/inbox/document";
import { emailsOf } from "@/scripts/backend/inbox/emails";

/** Postgres' JSON spelling of a time, as ISO 8601 in UTC. */
const time = z.string().transform((text) => new Date(text).toISOString());

const messageRow = z
  .object({
    id: z.string(),
    kind: z.enum(["quote", "proposal", "suggestion", "donation"]),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    service_type: z.string().nullable(),
    message: z.string(),
    details: z.record(z.string(), z.string()),
    suspect: z.boolean(),
    created_at: time,
    delivery_state: z.enum(["pending", "delivered", "failed"]),
    delivery_attempts: z.number(),
    next_attempt_at: time,
    delivered_at: time.nullable(),
    last_delivery_error: z.string().nullable(),
  })
  .transform((row): InboxMessage => {
    const willBeTried = !row.suspect && row.delivery_state !== "delivered";
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      serviceType: row.service_type,
      details: row.details,
      suspect: row.suspect,
      createdAt: row.created_at,
      delivery: {
        state: row.delivery_state,
        attempts: row.delivery_attempts,
        deliveredAt: row.delivered_at,
        nextAttemptAt: willBeTried ? row.next_attempt_at : null,
        lastError: row.last_delivery_error,
      },
    };
  });

const suggestionRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    topic: z.string(),
    question: z.string(),
    created_at: time,
  })
  .transform(({ created_at, ...row }): InboxSuggestion => ({ ...row, createdAt: created_at }));

async function rowsOf(database: PGlite, table: string): Promise<unknown[]> {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(t) as row from public.${table} t order by t.created_at desc, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** Reads what arrived. A database without tables yet is an empty inbox. */
export async function readInbox(
  database: PGlite,
  readMails: () => Promise<CaughtMail[]>,
): Promise<InboxDocument> {
  const { rows } = await database.query<{ ready: boolean }>(
    "select to_regclass('public.podcast_suggestions') is not null as ready",
  );
  if (!rows[0]?.ready) return EMPTY_INBOX;
  const messages = z.array(messageRow).parse(await rowsOf(database, "contact_messages"));
  const suggestions = z.array(suggestionRow).parse(await rowsOf(database, "podcast_suggestions"));
  return { messages, suggestions, emails: emailsOf(messages, await readMails()) };
}
