/** An e-mail for any transport. Header values are single lines. */
export type Mail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Row id, for transports that detect duplicates. */
  idempotencyKey: string;
};

/** A row of the table in the e-mail; `value` is decoded. */
export type MailField = {
  label: string;
  value: string;
  /** A link of ours for the value; never one that a visitor typed. */
  href?: string;
};

/** Sends one e-mail. Resolves when the service has accepted it, else throws MailError. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;
