import { createTransport } from "nodemailer";
import type { Mail, Transport } from "./mail.ts";
import { MailError } from "./mail-error.ts";

/** Sends with SMTP, one connection for each e-mail: a function cannot keep a connection pool. */
export function smtpTransport(url: string): Transport {
  return async (mail: Mail, signal: AbortSignal) => {
    const transporter = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 5_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const aborted = new Promise<never>((_, reject) => {
      const onAbort = () => reject(new MailError("TIMEOUT", "the mail server took too long"));
      if (signal.aborted) onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
    });
    const sending = transporter.sendMail({
      messageId: mail.messageId,
      from: mail.from,
      to: { name: "", address: mail.to },
      ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
    try {
      await Promise.race([sending, aborted]);
    } catch (error) {
      sending.catch(() => undefined);
      throw error instanceof MailError ? error : toMailError(error);
    } finally {
      transporter.close();
    }
  };
}

/** Keeps code and status only: the server's message may quote the e-mail. */
function toMailError(error: unknown): MailError {
  const field = (name: string): string => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const status = field("responseCode");
  const detail = field("originalCode") || field("command") || "SMTP";
  // RFC 5321: 5xx is a permanent failure.
  const permanent = Number(status) >= 500;
  return new MailError(field("code") || "SMTP", status ? `${detail} ${status}` : detail, permanent);
}
