import type { PGlite } from "@supabase/lite/pglite";
import type { CaughtMail } from "@/scripts/backend/mail";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";

type MessageRow = {
  id: string;
  kind: "quote" | "proposal" | "suggestion" | "donation";
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  service_type: string | null;
  details: Record<string, string>;
  suspect: boolean;
  idempotency_key: string | null;
  created_at: string;
  delivery_state: "pending" | "delivered" | "failed";
  delivery_attempts: number;
  next_attempt_at: string;
  delivered_at: string | null;
  last_delivery_error: string | null;
  refused_at: string | null;
};

type SuggestionRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
  created_at: string;
};

/** ISO 8601 in UTC, from a time in Postgres' JSON. */
const isoTime = (time: string): string => new Date(time).toISOString();

function toMessage(row: MessageRow) {
  const willRetry = !row.suspect && row.delivery_state !== "delivered";
  return {
    id: row.id,
    /** What the visitor and the e-mail call the request. */
    number: requestNumber(row.idempotency_key ?? row.id),
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    serviceType: row.service_type,
    details: row.details,
    suspect: row.suspect,
    createdAt: isoTime(row.created_at),
    delivery: {
      state: row.delivery_state,
      attempts: row.delivery_attempts,
      deliveredAt: row.delivered_at && isoTime(row.delivered_at),
      nextAttemptAt: willRetry ? isoTime(row.next_attempt_at) : null,
      lastError: row.last_delivery_error,
      /** The mail server refused the e-mail with a permanent error. */
      refused: willRetry && row.refused_at !== null,
    },
  };
}

const toSuggestion = ({ id, name, email, phone, topic, question, created_at }: SuggestionRow) => ({
  id,
  name,
  email,
  phone,
  topic,
  question,
  createdAt: isoTime(created_at),
});

/** Fields that only a caught e-mail has are null until it is caught. */
function toEmail(
  message: InboxMessage | null,
  { copies, mail }: { copies: number; mail: CaughtMail | undefined },
) {
  return {
    /** Id of the contact message; null for an e-mail without one. */
    messageId: message?.id ?? null,
    to: mail?.to ?? null,
    from: mail?.from ?? null,
    replyTo: mail?.replyTo ?? null,
    subject: mail?.subject ?? null,
    text: mail?.text ?? null,
    status: message?.delivery.state ?? "delivered",
    attempts: message?.delivery.attempts ?? 1,
    /** When the mail catcher received it. */
    receivedAt: mail?.receivedAt ?? null,
    lastError: message?.delivery.lastError ?? null,
    /** Number of e-mails with this Message-ID; more than 1 when a crash caused a duplicate. */
    copies,
    /** For the path /emails/<file> of the inbox. */
    file: mail?.id ?? null,
  };
}

export type InboxMessage = ReturnType<typeof toMessage>;
export type InboxSuggestion = ReturnType<typeof toSuggestion>;
export type InboxEmail = ReturnType<typeof toEmail>;

/** What the backend received, newest first. Values are HTML-escaped by the site, as stored. */
export type InboxDocument = {
  messages: InboxMessage[];
  suggestions: InboxSuggestion[];
  emails: InboxEmail[];
};

export const EMPTY_INBOX: InboxDocument = { messages: [], suggestions: [], emails: [] };

/**
 * One e-mail for each message that is mailed (suspect ones are not), in the order of the messages,
 * then caught e-mails without a message, newest first.
 * @param mails oldest first
 */
function listEmails(messages: InboxMessage[], mails: CaughtMail[]): InboxEmail[] {
  // Message-ID of supabase/functions/_shared/mail/compose.ts.
  const idOf = (mail: CaughtMail) => /^<contact-([0-9a-f-]{36})@/i.exec(mail.messageId ?? "")?.[1];
  const byMessage = new Map(messages.map(({ id }) => [id, [] as CaughtMail[]]));
  const others: InboxEmail[] = [];
  for (const mail of mails) {
    const copies = byMessage.get(idOf(mail) ?? "");
    if (copies) copies.push(mail);
    else others.unshift(toEmail(null, { mail, copies: 1 }));
  }
  const mailed = messages.flatMap((message) => {
    const [mail, ...more] = byMessage.get(message.id) ?? [];
    if (message.suspect && !mail) return [];
    return [toEmail(message, { mail, copies: mail ? 1 + more.length : 0 })];
  });
  return [...mailed, ...others];
}

async function select<Row>(database: PGlite, table: string): Promise<Row[]> {
  const query = `select to_jsonb(t) as row from public.${table} t order by created_at desc, id`;
  return (await database.query<{ row: Row }>(query)).rows.map(({ row }) => row);
}

/** Reads the inbox from database and mail folder. */
export async function readInbox(
  database: PGlite,
  readMails: () => Promise<CaughtMail[]>,
): Promise<InboxDocument> {
  const messages = (await select<MessageRow>(database, "contact_messages")).map(toMessage);
  const suggestions = await select<SuggestionRow>(database, "podcast_suggestions");
  const emails = listEmails(messages, await readMails());
  return { messages, suggestions: suggestions.map(toSuggestion), emails };
}
