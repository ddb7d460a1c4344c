import type { Mail, Transport } from "./mail.ts";
import { MailError } from "./mail-error.ts";

/** Client errors that a later attempt can succeed after. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Sends with the HTTP API of Resend. The Idempotency-Key prevents duplicates of an e-mail. */
export function resendTransport(service: { apiKey: string; url: string }): Transport {
  return async (mail: Mail, signal: AbortSignal) => {
    const response = await fetch(`${service.url.replace(/\/+$/, "")}/emails`, {
      method: "POST",
      signal,
      headers: {
        Authorization: `Bearer ${service.apiKey}`,
        "Content-Type": "application/json",
        "Idempotency-Key": mail.idempotencyKey,
      },
      body: JSON.stringify({
        from: `${mail.from.name} <${mail.from.address}>`,
        to: [mail.to],
        ...(mail.replyTo && { reply_to: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { "Message-ID": mail.messageId },
      }),
    }).catch((error: unknown) => {
      if (signal.aborted) throw new MailError("TIMEOUT", "the mail service did not answer");
      throw new MailError("UNREACHABLE", error instanceof TypeError ? "no connection" : "failed");
    });
    // The body may quote the message, and only the status is needed.
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    const permanent = status >= 400 && status < 500 && !TRANSIENT.has(status);
    throw new MailError(`HTTP_${status}`, "refused by the mail service", permanent);
  };
}
