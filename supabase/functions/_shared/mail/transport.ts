import type { FunctionEnv } from "../env.ts";
import { plainAddress, singleLine } from "../text.ts";
import type { Mail } from "./compose.ts";
import { resendTransport } from "./resend.ts";
import { smtpTransport } from "./smtp.ts";

/** Sends one e-mail; resolves once the service has accepted it, throws MailError otherwise. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** A failed sending. `reason` is short, one line, and holds nothing of the message. */
export class MailError extends Error {
  readonly code: string;
  readonly reason: string;

  constructor(code: string, detail: string) {
    super(`mail: ${code}`);
    this.name = "MailError";
    this.code = code;
    this.reason = singleLine(`${code}: ${detail}`, 300);
  }
}

/** The mail service is not set up; `reason` names the missing variables. */
export class MailNotConfigured extends MailError {
  constructor(missing: string) {
    super("NOT_CONFIGURED", `${missing} not set, the e-mail waits`);
  }
}

/** The transport the environment asks for: Resend's HTTP API first, else SMTP, else null. */
export function chooseTransport(mail: FunctionEnv["mail"]): Transport | null {
  if (mail.resend) return resendTransport(mail.resend);
  if (mail.smtpUrl) return smtpTransport(mail.smtpUrl);
  return null;
}

/**
 * Recipient and sender from the environment.
 *
 * @throws MailNotConfigured when CONTACT_TO or CONTACT_FROM is no plain address
 */
export function mailAddresses(mail: FunctionEnv["mail"]): { to: string; from: string } {
  const to = plainAddress(mail.to);
  if (!to) throw new MailNotConfigured("CONTACT_TO");
  const from = plainAddress(mail.from);
  if (!from) throw new MailNotConfigured("CONTACT_FROM");
  return { to, from };
}
