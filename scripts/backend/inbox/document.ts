import { z } from "zod";

const delivery = z.object({
  state: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number().int(),
  deliveredAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().nullable(),
});

const message = z.object({
  id: z.string(),
  kind: z.enum(["quote", "proposal", "suggestion", "donation"]),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  serviceType: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  suspect: z.boolean(),
  createdAt: z.string(),
  delivery,
});

const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  topic: z.string(),
  question: z.string(),
  createdAt: z.string(),
});

const email = z.object({
  /** Id of the contact message the e-mail is about; null for an e-mail that has none. */
  messageId: z.string().nullable(),
  to: z.string().nullable(),
  from: z.string().nullable(),
  replyTo: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  status: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number().int(),
  /** When the local mail server took it. */
  receivedAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** How many e-mails with this Message-ID arrived: 1, or more when a crash made a repeat. */
  copies: z.number().int(),
  /** The caught file's name, for the inbox's address /emails/<file>. */
  file: z.string().nullable(),
});

/** What arrived in the local backend, newest first, values as stored (HTML-escaped by the site). */
export const inboxDocument = z.object({
  messages: z.array(message),
  suggestions: z.array(suggestion),
  emails: z.array(email),
});

export type InboxDocument = z.output<typeof inboxDocument>;
export type InboxMessage = z.output<typeof message>;
export type InboxSuggestion = z.output<typeof suggestion>;
export type InboxEmail = z.output<typeof email>;

export const EMPTY_INBOX: InboxDocument = { messages: [], suggestions: [], emails: [] };
