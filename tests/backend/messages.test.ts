import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { LOG_FILE, sharedBackend } from "@/tests/backend/support/backend";
import { readInbox } from "@/tests/backend/support/data-folder";
import { waitFor } from "@/tests/backend/support/wait-for";

const backend = sharedBackend();

const newQuote = () => ({
  name: "Mariana &amp; Filhos",
  email: `mariana-${crypto.randomUUID()}@example.com`,
  phone: "(11) 98765-4321",
  message: "D&#x27;água no teto\n&lt;b&gt;urgente&lt;&#x2F;b&gt;",
  serviceType: "hidraulica",
});

// One message of each form, repeats and refusals: tests/api.
describe("delivery of messages", () => {
  const found = async (id: string) => {
    const { messages, emails } = await backend.inbox();
    return {
      message: messages.find((message) => message.id === id),
      emails: emails.filter(({ messageId }) => messageId === id),
    };
  };
  const delivered = (id: string) =>
    waitFor(`message ${id} delivered`, async () => {
      const { message, emails } = await found(id);
      return message?.delivery.state === "delivered" && emails;
    });

  it("messages at the same time are all delivered, once each", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => backend.send(newQuote())));
    for (const id of ids) expect(await delivered(id)).toMatchObject([{ copies: 1 }]);
  });

  it("npm run inbox shows the messages, and the log has no personal data", async () => {
    const id = await backend.send(newQuote());
    await delivered(id);
    const [printed, shown] = [await readInbox(backend), await backend.inbox()];
    const isMine = (message: { id: string }) => message.id === id;
    expect(printed.messages.find(isMine)).toEqual(shown.messages.find(isMine));
    const page = await (await fetch(backend.inboxUrl)).text();
    expect(page).toContain("Mariana &amp; Filhos");
    expect(page).not.toContain("<b>urgente");
    // Not to a page of another site, whose name leads to this machine. fetch() sends no such header.
    const headers = { host: "localhost.evil.example" };
    const [refusal] = await once(get(backend.inboxUrl, { headers }), "response");
    expect(refusal.resume().statusCode).toBe(403);
    const log = readFileSync(join(backend.dataDir, LOG_FILE), "utf8");
    expect(log).toContain("mail-delivered");
    expect(log).not.toMatch(/Mariana|example\.com|98765|urgente/);
  });
});

it("a suggestion whose message could not be stored is mailed later, once, as it was sent", async () => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const texts = { topic: "Tintas & <cores>", question: "Quanto rende um galão?" };
  const row = { name: "Ana", email, ...texts, idempotency_key: `key-of-${email}` };
  const created_at = new Date(Date.now() - 3_600_000).toISOString();
  await backend.asService("podcast_suggestions", { ...row, created_at });
  const deliver = () =>
    backend.call("/functions/v1/deliver-pending-emails", {
      method: "POST",
      key: backend.secretKey,
    });
  for (const _call of ["stores and mails it", "does nothing"]) await deliver();
  const { messages, emails } = await waitFor("the e-mail", async () => {
    const inbox = await backend.inbox();
    const found = inbox.messages.filter((message) => message.email === email);
    const sent = inbox.emails.filter(({ messageId }) => messageId === found[0]?.id);
    return sent.length > 0 && { messages: found, emails: sent };
  });
  expect(messages).toMatchObject([
    {
      kind: "suggestion",
      createdAt: created_at,
      phone: "Não informado",
      service_type: "Sugestão para PrimoZéCast",
      message: "Tintas & <cores>\n\nQuanto rende um galão?",
      suspect: false,
    },
  ]);
  expect(emails).toMatchObject([{ copies: 1, replyTo: expect.stringContaining(email) }]);
});

/** As the site escaped them (§5), and as they were typed, by the table of §5. */
const TYPED: readonly (readonly [escaped: string, typed: string])[] = [
  ["D&#x27;Ávila &amp; Filhos", "D'Ávila & Filhos"],
  ["&lt;b&gt;urgente&lt;&#x2F;b&gt;", "<b>urgente</b>"],
  ["&quot;teto&quot; &#x2F; parede", '"teto" / parede'],
  // Somebody wrote about HTML: these are no escapes of the site.
  ["use &amp;amp; e &amp;lt;", "use &amp; e &lt;"],
  ["&amp;#x27;", "&#x27;"],
  ["&nbsp; &copy; 1 & 2", "&nbsp; &copy; 1 & 2"],
];

it.each([
  ["NUL", "a\u0000b"],
  ["half a surrogate pair", "a\ud800b"],
])("a text with %s, which no site sends, is refused with a sentence", async (_what, name) => {
  const body = { name, email: "ana@example.com", message: "Oi" };
  expect(await backend.call("/functions/v1/send-contact-email", { body })).toEqual({
    status: 400,
    body: { error: "Dados inválidos." },
  });
});

describe("texts that arrive", () => {
  const storedBy = (table: string, email: string, columns: string) =>
    backend.asService(`${table}?email=eq.${email}&select=${columns}`);

  it.each(TYPED)("a message and a suggestion with %j are stored as %j", async (sent, typed) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await backend.send({ name: sent, email, message: sent, suspect: true });
    expect(await storedBy("contact_messages", email, "name,message")).toEqual([
      { name: typed, message: typed },
    ]);
    const body = { name: sent, email, topic: sent, question: "" };
    await backend.call("/rest/v1/podcast_suggestions", { body });
    expect(await storedBy("podcast_suggestions", email, "name,topic")).toEqual([
      { name: typed, topic: typed },
    ]);
  });
});
