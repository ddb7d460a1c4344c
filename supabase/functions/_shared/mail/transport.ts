import { createTransport } from "nodemailer";
import { oneLine } from "../contract/text.ts";
import type { FunctionEnv } from "../env.ts";

/** Header values are single lines. */
export type Mail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  /** The name makes the sender the person of a conversation, in mailboxes and help desks. */
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** Row id, for transports that detect duplicates. */
  idempotencyKey: string;
};

/** Resolves when the service has accepted the e-mail, else throws MailError. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** `reason` contains nothing of the message. A `permanent` refusal is for somebody to look at. */
export class MailError extends Error {
  readonly reason: string;

  constructor(
    readonly code: string,
    detail: string,
    readonly permanent = false,
  ) {
    super(`mail: ${code}`);
    this.reason = singleLine(`${code}: ${detail}`, 300);
  }
}

export class MailNotConfiguredError extends MailError {
  constructor(missing: string) {
    super("NOT_CONFIGURED", `${missing} not set, the e-mail waits`);
  }
}

/** @throws MailNotConfiguredError when there is neither a key nor a server */
export function chooseTransport(mail: FunctionEnv["mail"]): Transport {
  if (mail.resend) return resendTransport(mail.resend);
  if (mail.smtpUrl) return smtpTransport(mail.smtpUrl);
  throw new MailNotConfiguredError("RESEND_API_KEY or SMTP_URL");
}

/** @throws MailNotConfiguredError when CONTACT_TO or CONTACT_FROM is not an e-mail address */
export function mailAddresses(mail: FunctionEnv["mail"]): { to: string; from: string } {
  const to = parseEmailAddress(mail.to);
  if (!to) throw new MailNotConfiguredError("CONTACT_TO");
  const from = parseEmailAddress(mail.from);
  if (!from) throw new MailNotConfiguredError("CONTACT_FROM");
  return { to, from };
}

/** Statuses after which a later attempt can succeed. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * The key, the domain or the password is wrong; the message is not. The operator corrects it, and
 * the next attempt succeeds.
 */
const UNAUTHORIZED_HTTP: ReadonlySet<number> = new Set([401, 403, 451]);
const UNAUTHORIZED_SMTP: ReadonlySet<number> = new Set([530, 535]);

/** Answers by programs, such as those of a holiday, are not sent to it (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/** A name in quotation marks can have every other sign (RFC 5322). */
const quotedAddress = ({ name, address }: { name: string; address: string }): string =>
  `"${name.replace(/["\\]/g, "")}" <${address}>`;

/** Resend's HTTP API: each e-mail is one request with JSON. */
function resendTransport({ apiKey, url }: { apiKey: string; url: string }): Transport {
  return async (mail, signal) => {
    const response = await fetch(`${url}/emails`, {
      method: "POST",
      signal,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${apiKey}`,
        "Idempotency-Key": mail.idempotencyKey,
      },
      body: JSON.stringify({
        from: `${mail.from.name} <${mail.from.address}>`,
        to: [mail.to],
        ...(mail.replyTo && { reply_to: quotedAddress(mail.replyTo) }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { "Message-ID": mail.messageId, ...AUTOMATIC },
      }),
    }).catch((error: unknown) => {
      if (signal.aborted) throw new MailError("TIMEOUT", "the mail service did not answer");
      throw new MailError("UNREACHABLE", error instanceof TypeError ? "no connection" : "failed");
    });
    // The body may quote the message, and only the status is needed.
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    if (UNAUTHORIZED_HTTP.has(status)) throw new MailError("UNAUTHORIZED", `HTTP_${status}`);
    const permanent = status >= 400 && status < 500 && !TRANSIENT.has(status);
    throw new MailError(`HTTP_${status}`, "refused by the mail service", permanent);
  };
}

/** One connection for each e-mail: a function cannot keep a connection pool. */
function smtpTransport(url: string): Transport {
  return async (mail, signal) => {
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
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: AUTOMATIC,
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
  if (UNAUTHORIZED_SMTP.has(Number(status))) return new MailError("UNAUTHORIZED", `SMTP_${status}`);
  // RFC 5321: 5xx is a permanent failure.
  const permanent = Number(status) >= 500;
  return new MailError(field("code") || "SMTP", status ? `${detail} ${status}` : detail, permanent);
}

/** A text on one line. @param maxLength in UTF-16 code units */
export function singleLine(text: string, maxLength: number): string {
  const line = oneLine(text);
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}

/**
 * The text if it is one e-mail address that every mail server accepts in a header, with its domain
 * as Punycode, else null. A local part that is not ASCII gives null: servers without SMTPUTF8
 * refuse such an e-mail for ever. Stricter than specification §5: it only decides about the
 * Reply-To header.
 */
export function parseEmailAddress(text: string | null | undefined): string | null {
  const [, local = "", domain = ""] = /^([!-~]{1,64})@([^@]+)$/.exec(text?.trim() ?? "") ?? [];
  const pattern = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;
  if (/[@<>()[\],;:\\"]|^\.|\.\.|\.$/.test(local) || !pattern.test(domain)) return null;
  const url = `http://${domain}/`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : "";
  const address = `${local}@${ascii}`;
  // The URL parser reads a domain of numbers as an IP address.
  return /[a-z]/.test(ascii) && address.length <= 254 ? address : null;
}
