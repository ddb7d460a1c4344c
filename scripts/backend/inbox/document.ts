import { z } from "zod";

export const delivery = z.object({
  state: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number().int(),
  deliveredAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** The mail server refused the e-mail with a permanent error. */
  refused: z.boolean(),
});

export const message = z.object({
  id: z.string(),
  /** What the visitor and the e-mail call the request. */
  number: z.string(),
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

export const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  topic: z.string(),
  question: z.string(),
  createdAt: z.string(),
});

const email = z.object({
  /** Id of the contact message; null for an e-mail without one. */
  messageId: z.string().nullable(),
  to: z.string().nullable(),
  from: z.string().nullable(),
  replyTo: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  status: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number().int(),
  /** When the mail catcher received it. */
  receivedAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Number of e-mails with this Message-ID; more than 1 when a crash caused a duplicate. */
  copies: z.number().int(),
  /** File name of the caught e-mail, for the path /emails/<file> of the inbox. */
  file: z.string().nullable(),
});

/** What the backend received, newest first. Values are HTML-escaped by the site, as stored. */
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
