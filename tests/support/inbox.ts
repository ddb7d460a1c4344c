import { servers } from "@/tests/support/browser-test";

type InboxMessage = {
  id: string;
  number: string;
  kind: string;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  serviceType: string | null;
  details: Record<string, string>;
  suspect: boolean;
  delivery: { state: string; attempts: number };
};
type InboxEmail = {
  messageId: string;
  subject: string | null;
  text: string | null;
  status: string;
};
type InboxSuggestion = {
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
};
export type Inbox = {
  messages: InboxMessage[];
  suggestions: InboxSuggestion[];
  emails: InboxEmail[];
};

/** Everything the backend received, as `npm run inbox -- --json` prints it. */
export async function readInbox(): Promise<Inbox> {
  const response = await fetch(new URL("/api/inbox", servers.inbox));
  return (await response.json()) as Inbox;
}

/** The messages from an e-mail address. */
export async function messagesFrom(email: string) {
  const { messages } = await readInbox();
  return messages.filter((message) => message.email === email);
}

/** The rows of podcast_suggestions from an e-mail address. */
export async function suggestionsFrom(email: string) {
  const { suggestions } = await readInbox();
  return suggestions.filter((suggestion) => suggestion.email === email);
}

/** The project proposals of one organisation. */
export async function proposalsOf(organisation: string) {
  const { messages } = await readInbox();
  return messages.filter(({ kind, name }) => kind === "proposal" && name === organisation);
}
