import type { FunctionEnv } from "../env.ts";
import { plainAddress } from "../text.ts";
import { MailNotConfigured } from "./mail-error.ts";
import { resendTransport } from "./resend.ts";
import { smtpTransport } from "./smtp.ts";
import type { Transport } from "./mail.ts";

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
