import type { FunctionEnv } from "../env.ts";
import { parseEmailAddress } from "../text.ts";
import { MailNotConfiguredError } from "./mail-error.ts";
import { resendTransport } from "./resend.ts";
import { smtpTransport } from "./smtp.ts";
import type { Transport } from "./mail.ts";

/** The configured transport: Resend, else SMTP, else null. */
export function chooseTransport(mail: FunctionEnv["mail"]): Transport | null {
  if (mail.resend) return resendTransport(mail.resend);
  if (mail.smtpUrl) return smtpTransport(mail.smtpUrl);
  return null;
}

/**
 * Recipient and sender from the environment.
 *
 * @throws MailNotConfiguredError when CONTACT_TO or CONTACT_FROM is not an e-mail address
 */
export function mailAddresses(mail: FunctionEnv["mail"]): { to: string; from: string } {
  const to = parseEmailAddress(mail.to);
  if (!to) throw new MailNotConfiguredError("CONTACT_TO");
  const from = parseEmailAddress(mail.from);
  if (!from) throw new MailNotConfiguredError("CONTACT_FROM");
  return { to, from };
}
