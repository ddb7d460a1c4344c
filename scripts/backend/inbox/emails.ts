import type { CaughtMail } from "@/scripts/backend/mail/mailbox";
import type { InboxEmail, InboxMessage } from "@/scripts/backend/inbox/document";

/** Row id in the Message-ID that the functions give (supabase/functions/_shared/mail/compose.ts). */
function rowIdOf(mail: CaughtMail): string | null {
  return /^<contact-([0-9a-f-]{36})@/i.exec(mail.messageId ?? "")?.[1] ?? null;
}

const contentsOf = (mail: CaughtMail | undefined) => ({
  to: mail?.to ?? null,
  from: mail?.from ?? null,
  replyTo: mail?.replyTo ?? null,
  subject: mail?.subject ?? null,
  text: mail?.text ?? null,
  receivedAt: mail?.receivedAt ?? null,
  file: mail?.id ?? null,
});

/**
 * One e-mail per message that is or will be mailed (suspect ones are not), in the messages' order, then
 * the caught e-mails that belong to no message, newest first. What only the e-mail itself knows is null
 * until it is caught.
 *
 * @param mails oldest first
 */
export function emailsOf(
  messages: readonly InboxMessage[],
  mails: readonly CaughtMail[],
): InboxEmail[] {
  const unmatched = new Set(mails);
  const byRow = new Map<string, CaughtMail[]>();
  for (const mail of mails) {
    const rowId = rowIdOf(mail);
    if (rowId) byRow.set(rowId, [...(byRow.get(rowId) ?? []), mail]);
  }
  const ofMessages = messages.flatMap(({ id, suspect, delivery }): InboxEmail[] => {
    const copies = byRow.get(id) ?? [];
    for (const mail of copies) unmatched.delete(mail);
    if (suspect && copies.length === 0) return [];
    return [
      {
        messageId: id,
        ...contentsOf(copies[0]),
        status: delivery.state,
        attempts: delivery.attempts,
        lastError: delivery.lastError,
        copies: copies.length,
      },
    ];
  });
  const others = [...unmatched].reverse().map((mail): InboxEmail => ({
    messageId: null,
    ...contentsOf(mail),
    status: "delivered",
    attempts: 1,
    lastError: null,
    copies: 1,
  }));
  return [...ofMessages, ...others];
}
