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

/** Fields that only a caught e-mail has are null until it is caught. */
function toEmail(message: InboxMessage | null, mail: CaughtMail | undefined, copies: number) {
  return {
    messageId: message?.id ?? null,
    to: mail?.to ?? null,
    from: mail?.from ?? null,
    replyTo: mail?.replyTo ?? null,
    subject: mail?.subject ?? null,
    text: mail?.text ?? null,
    status: message?.delivery.state ?? "delivered",
    attempts: message?.delivery.attempts ?? 1,
    receivedAt: mail?.receivedAt ?? null,
    lastError: message?.delivery.lastError ?? null,
    copies,
    file: mail?.id ?? null,
  };
}

export type InboxEmail = ReturnType<typeof toEmail>;

/** What the backend received, newest first. */
export type InboxDocument = {
  messages: InboxMessage[];
  suggestions: InboxSuggestion[];
  emails: InboxEmail[];
};

/** Of each message, in their order, then those without a message, newest first. */
function listEmails(messages: InboxMessage[], mails: CaughtMail[]): InboxEmail[] {
  // Message-ID of supabase/functions/_shared/mail/compose.ts.
  const idOf = (mail: CaughtMail) => /^<contact-([0-9a-f-]{36})@/i.exec(mail.messageId ?? "")?.[1];
  const byMessage = new Map(messages.map(({ id }) => [id, [] as CaughtMail[]]));
  const others: CaughtMail[] = [];
  for (const mail of mails) (byMessage.get(idOf(mail) ?? "") ?? others).push(mail);
  const mailed = messages.map((message) => {
    const copies = byMessage.get(message.id)!;
    return toEmail(message, copies[0], copies.length);
  });
  return [...mailed, ...others.reverse().map((mail) => toEmail(null, mail, 1))];
}

const TIMESTAMPTZ = 1184;
const parsers = { [TIMESTAMPTZ]: (time: string) => new Date(time).toISOString() };

/** @param mails oldest first */
export async function readInbox(database: PGlite, mails: CaughtMail[]): Promise<InboxDocument> {
  const messages = await database.query<MessageRow>(MESSAGES, [], { parsers });
  const { rows: suggestions } = await database.query<InboxSuggestion>(SUGGESTIONS, [], { parsers });
  const shown = messages.rows.map(toMessage);
  return { messages: shown, suggestions, emails: listEmails(shown, mails) };
}
