import type { CaughtMail } from "@/scripts/backend/mail/mailbox";
import type { InboxEmail, InboxMessage } from "@/scripts/backend/inbox/document";

/** Row id in a Message-ID of supabase/functions/_shared/mail/compose.ts. */
function rowIdOf(mail: CaughtMail): string | null {
  return /^<contact-([0-9a-f-]{36})@/i.exec(mail.messageId ?? "")?.[1] ?? null;
}

const contentFields = (mail: CaughtMail | undefined) => ({
  to: mail?.to ?? null,
  from: mail?.from ?? null,
  replyTo: mail?.replyTo ?? null,
  subject: mail?.subject ?? null,
  text: mail?.text ?? null,
  receivedAt: mail?.receivedAt ?? null,
  file: mail?.id ?? null,
});

/**
 * Lists one e-mail for each message that is mailed (suspect ones are not), in the order of the
 * messages, then caught e-mails without a message, newest first. Fields that only the caught e-mail
 * has are null until it is caught.
 *
 * @param mails oldest first
 */
export function listEmails(
  messages: readonly InboxMessage[],
  mails: readonly CaughtMail[],
): InboxEmail[] {
  const unmatched = new Set(mails);
  const byRow = new Map<string, CaughtMail[]>();
  for (const mail of mails) {
    const rowId = rowIdOf(mail);
    if (rowId) byRow.set(rowId, [...(byRow.get(rowId) ?? []), mail]);
  }
  const messageEmails = messages.flatMap(({ id, suspect, delivery }): InboxEmail[] => {
    const copies = byRow.get(id) ?? [];
    for (const mail of copies) unmatched.delete(mail);
    if (suspect && copies.length === 0) return [];
    return [
      {
        messageId: id,
        ...contentFields(copies[0]),
        status: delivery.state,
        attempts: delivery.attempts,
        lastError: delivery.lastError,
        copies: copies.length,
      },
    ];
  });
  const otherEmails = [...unmatched].reverse().map((mail): InboxEmail => ({
    messageId: null,
    ...contentFields(mail),
    status: "delivered",
    attempts: 1,
    lastError: null,
    copies: 1,
  }));
  return [...messageEmails, ...otherEmails];
}
