import { readInbox } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { TYPED } from "@/tests/backend/support/typed-texts";
import { waitFor } from "@/tests/backend/support/wait-for";

const quote = {
  name: "Maria &amp; Filhos",
  email: "maria@example.com",
  phone: "(11) 98888-7777",
  message: "D&#x27;água no teto\n&lt;b&gt;urgente&lt;&#x2F;b&gt;",
  serviceType: "hidraulica",
};

const backend = setupBackend({ RETRY_INTERVAL_MS: "100" });
const asService = (path: string, body?: unknown, method?: string) =>
  backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body, method });

// One message of each form, repeats and refusals: tests/api.
describe("delivery of messages", () => {
  const findMessage = async (id: string) =>
    (await backend().inbox()).messages.find((message) => message.id === id);
  const findEmails = async (id: string) =>
    (await backend().inbox()).emails.filter((email) => email.messageId === id);
  const waitForDelivery = (id: string) =>
    waitFor(`message ${id} delivered`, async () => {
      const message = await findMessage(id);
      return message?.delivery.state === "delivered" && message;
    });

  it("mails a suspect message only after its flag is cleared", async () => {
    const id = await backend().send({ ...quote, suspect: true });
    const later = await backend().send(quote);
    await waitForDelivery(later);
    expect(await findMessage(id)).toMatchObject({ suspect: true, delivery: { attempts: 0 } });
    expect(await findEmails(id)).toEqual([]);

    const cleared = await asService(`contact_messages?id=eq.${id}`, { suspect: false }, "PATCH");
    expect(cleared.status).toBe(204);
    await waitForDelivery(id);
    expect(await findEmails(id)).toHaveLength(1);
  });

  it("lists doubtful messages once, in one e-mail without a way to answer all", async () => {
    const lists = async () =>
      (await backend().inbox()).emails.filter(({ subject }) => /duvidoso/.test(subject ?? ""));
    const doubtful = { ...quote, suspect: true, doubtful: true };
    await backend().send({ ...doubtful, name: "Ana Duvidosa" });
    await backend().send({ ...quote, suspect: true, name: "Bot Apressado" });
    const [list] = await waitFor("the list", async () => {
      const found = await lists();
      return found.length > 0 && found;
    });
    expect(list?.text).toContain("Ana Duvidosa");
    expect(list?.text).not.toContain("Bot Apressado");
    expect(list?.replyTo).toBeNull();
    // Another one waits for the list of the next day.
    await backend().send({ ...doubtful, name: "Bia Duvidosa" });
    await waitForDelivery(await backend().send(quote));
    expect(await lists()).toHaveLength(1);
  });

  it("40 concurrent messages are all delivered, without duplicates", async () => {
    const people = Array.from({ length: 40 }, (_, index) => `Pessoa ${index}`);
    const ids = await Promise.all(
      people.map((name, index) =>
        backend().send({ ...quote, name, email: `pessoa-${index}@example.com` }),
      ),
    );
    // One reader for all: each reads the whole inbox from the database that the deliveries need.
    const delivered = async () => {
      const inbox = await backend().inbox();
      const sent = inbox.messages.filter(({ id }) => ids.includes(id));
      return sent.every(({ delivery }) => delivery.state === "delivered") && inbox;
    };
    const { messages, emails } = await waitFor("40 deliveries", delivered);
    for (const [index, id] of ids.entries()) {
      expect(messages.find((message) => message.id === id)?.name).toBe(people[index]);
      expect(emails.filter(({ messageId }) => messageId === id)).toMatchObject([{ copies: 1 }]);
    }
  });

  it("npm run inbox shows the same messages, and the log has no personal data", async () => {
    expect(await readInbox(backend().dataDir)).toEqual(await backend().inbox());
    const page = await (await fetch(backend().inboxUrl)).text();
    expect(page).toContain("Maria &amp; Filhos");
    expect(page).not.toContain("<b>urgente");
    const log = backend().output.stdout + backend().output.stderr;
    expect(log).toContain("mail-delivered");
    expect(log).not.toMatch(/Maria|Pessoa|example\.com|98888|urgente/);
  });
});

// What was stored by older releases: tests/nightly/stored-texts.test.ts.
describe("texts that arrive", () => {
  it.each(TYPED)("a message and a suggestion with %j are stored as %j", async (sent, typed) => {
    const id = await backend().send({ name: sent, email: "a@example.com", message: sent });
    const { body: messages } = await asService(`contact_messages?id=eq.${id}&select=name,message`);
    expect(messages).toEqual([{ name: typed, message: typed }]);

    const email = `${crypto.randomUUID()}@example.com`;
    const row = { name: sent, email, topic: sent, question: "" };
    await backend().call("/rest/v1/podcast_suggestions", { body: row });
    const { body: suggestions } = await asService(
      `podcast_suggestions?email=eq.${email}&select=name,topic`,
    );
    expect(suggestions).toEqual([{ name: typed, topic: typed }]);
  });

  it("an older function stores plain texts, too", async () => {
    const [escaped, typed] = TYPED[3]!;
    const submission = { kind: "quote", name: escaped, email: "b@example.com", message: escaped };
    await asService("rpc/submit_message", { submission, limits: [] });
    const { body } = await asService("contact_messages?email=eq.b@example.com&select=name,message");
    expect(body).toEqual([{ name: typed, message: typed }]);
  });
});
