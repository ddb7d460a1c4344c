import type { PGlite } from "@supabase/lite/pglite";
import { groupBy } from "@/lib/content/group-by";
import type { CaughtMail } from "@/scripts/backend/mail";
import type { MessageRow } from "@/supabase/functions/_shared/contract/message-row";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";

/** `refused`: the mail server refused the e-mail with a permanent error. */
type Delivery = {
  state: "pending" | "delivered" | "failed";
  attempts: number;
  deliveredAt: string | null;
  nextAttemptAt: string | null;
  lastError: string | null;
  refused: boolean;
};

/** `number`: what the visitor and the e-mail call the request. */
export type InboxMessage = MessageRow & {
  id: string;
  number: string;
  suspect: boolean;
  createdAt: string;
  delivery: Delivery;
};

const MESSAGES = `
select id, kind, name, email, phone, service_type, message, details, suspect,
  created_at as "createdAt", coalesce(idempotency_key, id::text) as key,
  jsonb_build_object(
    'state', delivery_state, 'attempts', delivery_attempts, 'deliveredAt', delivered_at,
    'nextAttemptAt', case when waits then next_attempt_at end, 'lastError', last_delivery_error,
    'refused', waits and refused_at is not null
  ) as delivery
from (select *, delivery_state <> 'delivered' as waits from public.contact_messages) m
order by created_at desc, id`;

type StoredMessage = Omit<InboxMessage, "number"> & { key: string };

export type InboxSuggestion = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
  createdAt: string;
};

const SUGGESTIONS = `
select id, name, email, phone, topic, question, created_at as "createdAt"
from public.podcast_suggestions order by created_at desc, id`;

/** Message-ID of supabase/functions/_shared/mail/compose.ts. */
const ROW_ID = /^<contact-([0-9a-f-]{36})@/i;

/** @param copies of one e-mail: it is sent again where the answer to it was lost */
function toEmail(copies: CaughtMail[]) {
  const { id: file, messageId, to, from, replyTo, subject, text, receivedAt } = copies[0]!;
  return {
    messageId: ROW_ID.exec(messageId ?? "")?.[1] ?? null,
    to,
    from,
    replyTo,
    subject,
    text,
    receivedAt,
    copies: copies.length,
    file,
  };
}

export type InboxEmail = ReturnType<typeof toEmail>;

/** Newest first. @param mails oldest first */
function listEmails(mails: CaughtMail[]): InboxEmail[] {
  const emails = groupBy(mails, ({ messageId, id }) => [messageId ?? id]);
  return [...emails.values()].reverse().map(toEmail);
}

/** What the backend received, newest first. */
export type InboxDocument = {
  messages: InboxMessage[];
  suggestions: InboxSuggestion[];
  emails: InboxEmail[];
};

const TIMESTAMPTZ = 1184;
const parsers = { [TIMESTAMPTZ]: (time: string) => new Date(time).toISOString() };

/** @param mails oldest first */
export async function readInbox(database: PGlite, mails: CaughtMail[]): Promise<InboxDocument> {
  const { rows: stored } = await database.query<StoredMessage>(MESSAGES, [], { parsers });
  const { rows: suggestions } = await database.query<InboxSuggestion>(SUGGESTIONS, [], { parsers });
  const messages = stored.map(({ key, ...message }) => ({
    ...message,
    number: requestNumber(key),
  }));
  return { messages, suggestions, emails: listEmails(mails) };
}
