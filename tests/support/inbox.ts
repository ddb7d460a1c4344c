import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { servers } from "@/tests/support/browser-test";

/** What the backend received, as `npm run inbox -- --json` prints it. */
export async function readInbox(): Promise<InboxDocument> {
  const response = await fetch(new URL("/api/inbox", servers.inbox));
  return response.json();
}

/** The messages from an e-mail address. */
export async function messagesFrom(email: string) {
  const { messages } = await readInbox();
  return messages.filter((message) => message.email === email);
}

/** The project proposals of one organisation. */
export async function proposalsOf(organisation: string) {
  const { messages } = await readInbox();
  return messages.filter(({ kind, name }) => kind === "proposal" && name === organisation);
}
