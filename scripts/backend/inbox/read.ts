import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import type { CaughtMail } from "@/scripts/backend/mail/mailbox";
import {
  delivery,
  EMPTY_INBOX,
  type InboxDocument,
  type InboxMessage,
  type InboxSuggestion,
  message,
  suggestion,
} from "@/scripts/backend/inbox/document";
import { listEmails } from "@/scripts/backend/inbox/emails";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";

/** Converts a time in Postgres' JSON format to ISO 8601 in UTC. */
const time = z.string().transform((text) => new Date(text).toISOString());

const messageRow = message
  .omit({ number: true, serviceType: true, createdAt: true, delivery: true })
  .extend({
    idempotency_key: z.string().nullable(),
    service_type: message.shape.serviceType,
    created_at: time,
    delivery_state: delivery.shape.state,
    delivery_attempts: delivery.shape.attempts,
    next_attempt_at: time,
    delivered_at: time.nullable(),
    last_delivery_error: delivery.shape.lastError,
    refused_at: time.nullish(),
  })
  .transform((row): InboxMessage => {
    const willRetry = !row.suspect && row.delivery_state !== "delivered";
    return {
      id: row.id,
      number: requestNumber(row.idempotency_key ?? row.id),
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
        nextAttemptAt: willRetry ? row.next_attempt_at : null,
        lastError: row.last_delivery_error,
        refused: willRetry && Boolean(row.refused_at),
      },
    };
  });

const suggestionRow = suggestion
  .omit({ createdAt: true })
  .extend({ created_at: time })
  .transform(({ created_at, ...row }): InboxSuggestion => ({ ...row, createdAt: created_at }));

async function selectRows(database: PGlite, table: string): Promise<unknown[]> {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(t) as row from public.${table} t order by t.created_at desc, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** Reads the inbox, which is empty when the database has no tables yet. */
export async function readInbox(
  database: PGlite,
  readMails: () => Promise<CaughtMail[]>,
): Promise<InboxDocument> {
  const { rows } = await database.query<{ ready: boolean }>(
    "select to_regclass('public.podcast_suggestions') is not null as ready",
  );
  if (!rows[0]?.ready) return EMPTY_INBOX;
  const messages = z.array(messageRow).parse(await selectRows(database, "contact_messages"));
  const suggestions = z
    .array(suggestionRow)
    .parse(await selectRows(database, "podcast_suggestions"));
  return { messages, suggestions, emails: listEmails(messages, await readMails()) };
}
