import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOG_FILE, sharedBackend } from "@/tests/backend/support/backend";
import { readInbox } from "@/tests/backend/support/backend-process";
import { TYPED } from "@/tests/backend/support/typed-texts";
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

  it("mails a suspect message only after its flag is cleared", async () => {
    const id = await backend.send({ ...newQuote(), suspect: true });
    await backend.deliverDue();
    expect(await found(id)).toMatchObject({
      message: { suspect: true, delivery: { attempts: 0 } },
      emails: [],
    });
    await backend.asService(`contact_messages?id=eq.${id}`, { suspect: false }, "PATCH");
    await backend.deliverDue();
    expect(await delivered(id)).toMatchObject([{ copies: 1 }]);
  });

  it("messages at the same time are all delivered, once each", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => backend.send(newQuote())));
    for (const id of ids) expect(await delivered(id)).toMatchObject([{ copies: 1 }]);
  });

  it("npm run inbox shows the messages, and the log has no personal data", async () => {
    const id = await backend.send(newQuote());
    await delivered(id);
    const [printed, shown] = [await readInbox(backend.dataDir), await backend.inbox()];
    const isMine = (message: { id: string }) => message.id === id;
    expect(printed.messages.find(isMine)).toEqual(shown.messages.find(isMine));
    const page = await (await fetch(backend.inboxUrl)).text();
    expect(page).toContain("Mariana &amp; Filhos");
    expect(page).not.toContain("<b>urgente");
    const log = readFileSync(join(backend.dataDir, LOG_FILE), "utf8");
    expect(log).toContain("mail-delivered");
    expect(log).not.toMatch(/Mariana|example\.com|98765|urgente/);
  });
});

// What was stored by older releases: tests/nightly/stored-texts.test.ts.
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

  it("an older function stores plain texts, too", async () => {
    const [escaped, typed] = TYPED[3]!;
    const email = `${crypto.randomUUID()}@example.com`;
    const submission = { kind: "quote", name: escaped, email, message: escaped, suspect: true };
    await backend.asService("rpc/submit_message", { submission, limits: [] });
    expect(await storedBy("contact_messages", email, "name,message")).toEqual([
      { name: typed, message: typed },
    ]);
  });
});
