import { servers } from "./browser-test";

type InboxMessage = {
  id: string;
  kind: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  serviceType: string | null;
  delivery: { state: string };
};
type InboxEmail = {
  messageId: string;
  subject: string | null;
  text: string | null;
  status: string;
};
export type Inbox = { messages: InboxMessage[]; emails: InboxEmail[] };

/** What arrived at the backend, as `npm run inbox -- --json` prints it. */
export async function readInbox(): Promise<Inbox> {
  const response = await fetch(new URL("/api/inbox", servers.inbox));
  return (await response.json()) as Inbox;
}

/** The messages sent under one e-mail address. */
export async function messagesFrom(email: string) {
  const { messages } = await readInbox();
  return messages.filter((message) => message.email === email);
}
