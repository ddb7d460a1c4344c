import type { PGlite } from "@supabase/lite/pglite";
import type { CaughtMail } from "@/scripts/backend/mail";
import type { FormName } from "@/supabase/functions/_shared/contract/form";
import type { Details } from "@/supabase/functions/_shared/contract/message-row";
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

type MessageFields = {
  id: string;
  kind: FormName;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  serviceType: string | null;
  details: Details;
  suspect: boolean;
  createdAt: string;
};

/** `number`: what the visitor and the e-mail call the request. */
export type InboxMessage = MessageFields & { number: string; delivery: Delivery };

const MESSAGES = `
select id, kind, name, email, phone, message, service_type as "serviceType", details, suspect,
  created_at as "createdAt", coalesce(idempotency_key, id::text) as key, delivery_state as state,
  delivery_attempts as attempts, delivered_at as "deliveredAt",
  case when waits then next_attempt_at end as "nextAttemptAt", last_delivery_error as "lastError",
  waits and refused_at is not null as refused
from (select *, delivery_state <> 'delivered' as waits from public.contact_messages) m
order by created_at desc, id`;

type MessageRow = MessageFields & Delivery & { key: string };

function toMessage({ key, ...row }: MessageRow): InboxMessage {
  const { state, attempts, deliveredAt, nextAttemptAt, lastError, refused, ...message } = row;
  const delivery = { state, attempts, deliveredAt, nextAttemptAt, lastError, refused };
  return { ...message, number: requestNumber(key), delivery };
}

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
function toEmail([first, ...others]: [CaughtMail, ...CaughtMail[]]) {
  const { id: file, messageId, to, from, replyTo, subject, text, receivedAt } = first;
  return {
    messageId: ROW_ID.exec(messageId ?? "")?.[1] ?? null,
    to,
    from,
    replyTo,
    subject,
    text,
    receivedAt,
    copies: 1 + others.length,
    file,
  };
}

export type InboxEmail = ReturnType<typeof toEmail>;

/** Newest first. @param mails oldest first */
function listEmails(mails: CaughtMail[]): InboxEmail[] {
  const copies = new Map<string, [CaughtMail, ...CaughtMail[]]>();
  for (const mail of mails) {
    const key = mail.messageId ?? mail.id;
    const known = copies.get(key);
    if (known) known.push(mail);
    else copies.set(key, [mail]);
  }
  return [...copies.values()].reverse().map(toEmail);
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
  const messages = await database.query<MessageRow>(MESSAGES, [], { parsers });
  const { rows: suggestions } = await database.query<InboxSuggestion>(SUGGESTIONS, [], { parsers });
  return { messages: messages.rows.map(toMessage), suggestions, emails: listEmails(mails) };
}
