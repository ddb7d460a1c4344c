import { inboxDocument } from "@/scripts/backend/inbox/document";
import { waitFor } from "@/tests/backend/support/wait-for";

/** Milliseconds until the last e-mail. */
const DELIVERY_TIMEOUT_MS = 180_000;

/**
 * What became of the messages that were sent to a backend, each from its own e-mail address.
 * @param senders only those of these addresses; default: all
 * @throws Error when one is not mailed in time
 */
export async function countMessages(inboxUrl: string, senders?: ReadonlySet<string>) {
  const delivered = async () => {
    const inbox = inboxDocument.parse(await (await fetch(`${inboxUrl}/api/inbox`)).json());
    return inbox.messages.every(({ delivery }) => delivery.state === "delivered") && inbox;
  };
  const inbox = await waitFor("every e-mail", delivered, DELIVERY_TIMEOUT_MS);
  const messages = inbox.messages.filter(({ email }) => senders?.has(email ?? "") ?? true);
  const ids = new Set<string | null>(messages.map(({ id }) => id));
  const emails = inbox.emails.filter(({ messageId }) => ids.has(messageId));
  const stored = new Set(messages.map(({ email }) => email)).size;
  return {
    Stored: stored,
    Mailed: new Set(emails.map(({ messageId }) => messageId)).size,
    "Stored twice": messages.length - stored,
    "Mailed twice": emails.filter(({ copies }) => copies > 1).length,
  };
}
