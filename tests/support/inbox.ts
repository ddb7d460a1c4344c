import { servers } from "@/tests/support/browser-test";

type InboxMessage = {
  id: string;
  number: string;
  kind: string;
  name: string;
  email: string | null;
  message: string;
  details: Record<string, unknown>;
  service_type: string | null;
  suspect: boolean;
  delivery: { state: string; attempts: number };
};
type InboxEmail = { messageId: string | null; text: string | null };

/** What the backend received, as `npm run inbox -- --json` prints it. */
export async function readInbox() {
  const response = await fetch(new URL("/api/inbox", servers.inbox));
  return (await response.json()) as { messages: InboxMessage[]; emails: InboxEmail[] };
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
