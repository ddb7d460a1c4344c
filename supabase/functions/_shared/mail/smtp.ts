import { createTransport } from "nodemailer";
import type { Mail, Transport } from "./mail.ts";
import { MailError } from "./mail-error.ts";

/** SMTP through nodemailer, one connection per e-mail: a function has no place to keep a pool. */
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
    const stopped = new Promise<never>((_, reject) => {
      const stop = () => reject(new MailError("TIMEOUT", "the mail server took too long"));
      if (signal.aborted) stop();
      signal.addEventListener("abort", stop, { once: true });
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
      await Promise.race([sending, stopped]);
    } catch (error) {
      sending.catch(() => undefined);
      throw error instanceof MailError ? error : smtpError(error);
    } finally {
      transporter.close();
    }
  };
}

/** Code and status only: the server's own text may quote what it was sent. */
function smtpError(error: unknown): MailError {
  const field = (name: string): string => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const status = field("responseCode");
  const detail = field("originalCode") || field("command") || "SMTP";
  return new MailError(field("code") || "SMTP", status ? `${detail} ${status}` : detail);
}
