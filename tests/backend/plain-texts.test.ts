import { setupBackend } from "@/tests/backend/support/setup-backend";
import { TYPED } from "@/tests/backend/support/typed-texts";

// What was stored by older releases: tests/nightly/stored-texts.test.ts.

describe("texts that arrive", () => {
  const backend = setupBackend();
  const asService = (path: string, body?: unknown) =>
    backend().call(`/rest/v1/${path}`, { key: backend().secretKey, body });

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
