/** An e-mail ready for any transport: header values are single lines, bodies are complete. */
export type Mail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Row id, for transports that recognise repeats. */
  idempotencyKey: string;
};

/** One line of the e-mail's table: label and the visitor's value, decoded. */
export type MailField = { label: string; value: string };

/** Sends one e-mail; resolves once the service has accepted it, throws MailError otherwise. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;
