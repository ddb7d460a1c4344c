import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BackendProcess,
  inboxOf,
  newDataDir,
  TIMEOUT_MS,
} from "@/tests/backend/support/backend-process";
import { until } from "@/tests/backend/support/until";
import { Switch } from "@/scripts/stress/switch";

const quote = {
  name: "Maria &amp; Filhos",
  email: "maria@example.com",
  phone: "(11) 98888-7777",
  message: "D&#x27;água no teto\n&lt;b&gt;urgente&lt;&#x2F;b&gt;",
  serviceType: "hidraulica",
};

describe("messages on their way to the company", () => {
  const folder = newDataDir();
  /** The way to the mail server, which can be broken. */
  let line: Switch;
  let backend: BackendProcess;

  const messageOf = async (id: string) =>
    (await backend.inbox()).messages.find((message) => message.id === id);
  const emailsOf = async (id: string) =>
    (await backend.inbox()).emails.filter((email) => email.messageId === id);
  const delivered = (id: string) =>
    until(`message ${id} delivered`, async () => {
      const message = await messageOf(id);
      return message?.delivery.state === "delivered" && message;
    });

  beforeAll(async () => {
    line = await Switch.open();
    backend = await BackendProcess.start(folder.dataDir, {
      SMTP_URL: `smtp://127.0.0.1:${line.port}`,
      RETRY_INTERVAL_MS: "100",
      RETRY_BASE_MS: "200",
      MAIL_TIMEOUT_MS: "1000",
      ANSWER_WITHIN_MS: "500",
    });
    const file = readFileSync(join(folder.dataDir, "backend.json"), "utf8");
    line.target = JSON.parse(file).smtpPort;
  }, TIMEOUT_MS);

  afterAll(async () => {
    await backend?.end();
    await line?.close();
    folder.remove();
  }, TIMEOUT_MS);

  it(
    "stores a quote as it came and mails it once",
    async () => {
      const id = await backend.send(quote);
      const message = await delivered(id);
      expect(message).toMatchObject({
        ...quote,
        kind: "quote",
        details: {},
        suspect: false,
        delivery: { attempts: 1, lastError: null },
      });
      const emails = await emailsOf(id);
      expect(emails).toHaveLength(1);
      expect(emails[0]).toMatchObject({
        to: "contato@primoze.example",
        replyTo: "maria@example.com",
        subject: "Pedido de orçamento: Maria & Filhos — hidraulica",
        status: "delivered",
        copies: 1,
      });
      expect(emails[0]?.text).toContain("D'água no teto\n<b>urgente</b>");
    },
    TIMEOUT_MS,
  );

  it(
    "stores a proposal with its own fields and mails it to the company only",
    async () => {
      const id = await backend.send({
        type: "projeto-social",
        to_email: "stranger@example.net",
        nome_ong: "Lar Feliz",
        contato: "ana@example.org",
        tipo_projeto: "acessibilidade",
        mensagem: "Rampa na entrada",
      });
      expect(await delivered(id)).toMatchObject({
        kind: "proposal",
        name: "Lar Feliz",
        email: null,
        details: {
          nome_ong: "Lar Feliz",
          contato: "ana@example.org",
          tipo_projeto: "acessibilidade",
        },
      });
      expect(await emailsOf(id)).toMatchObject([
        { to: "contato@primoze.example", replyTo: "ana@example.org", copies: 1 },
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    "keeps a message while the mail server is down and delivers it when it is back",
    async () => {
      await line.set("down");
      const id = await backend.send({ ...quote, message: "Servidor fora do ar" });
      const waiting = await until("a second attempt", async () => {
        const message = await messageOf(id);
        return (message?.delivery.attempts ?? 0) >= 2 && message;
      });
      expect(waiting.delivery.state).toBe("failed");
      expect(waiting.delivery.lastError).toContain("ECONNREFUSED");
      expect(await emailsOf(id)).toMatchObject([{ status: "failed", text: null, copies: 0 }]);

      await line.set("pass");
      await delivered(id);
      expect(await emailsOf(id)).toMatchObject([{ status: "delivered", copies: 1 }]);
    },
    TIMEOUT_MS,
  );

  it.each([
    ["never answers", "hang" as const, /^TIMEOUT/],
    ["refuses", { bytes: "554 no service here\r\n" }, /554/],
  ])(
    "keeps a message while the mail server %s, answers in time, and delivers it once afterwards",
    async (_what, mode, reason) => {
      await line.set(mode);
      const asked = Date.now();
      const id = await backend.send({ ...quote, message: "Servidor doente" });
      expect(Date.now() - asked).toBeLessThan(2_000);
      const waiting = await until("a second attempt that failed", async () => {
        const message = await messageOf(id);
        const { attempts, lastError } = message?.delivery ?? { attempts: 0, lastError: null };
        return attempts >= 2 && lastError !== null && message;
      });
      expect(waiting.delivery.lastError).toMatch(reason);

      await line.set("pass");
      await delivered(id);
      expect(await emailsOf(id)).toMatchObject([{ status: "delivered", copies: 1 }]);
    },
    TIMEOUT_MS,
  );

  it(
    "makes one message of a submission that is sent several times, at once even",
    async () => {
      const payload = { ...quote, name: "Repetida", idempotencyKey: "submission-1" };
      const ids = await Promise.all(Array.from({ length: 6 }, () => backend.send(payload)));
      expect(new Set(ids).size).toBe(1);
      await delivered(ids[0] ?? "");
      expect(await backend.send(payload)).toBe(ids[0]);
      const { messages, emails } = await backend.inbox();
      expect(messages.filter(({ name }) => name === "Repetida")).toHaveLength(1);
      expect(emails.filter(({ messageId }) => messageId === ids[0])).toMatchObject([{ copies: 1 }]);
    },
    TIMEOUT_MS,
  );

  it(
    "stores a suspect message without mailing it, until somebody clears it",
    async () => {
      const id = await backend.send({ ...quote, suspect: true });
      const later = await backend.send(quote);
      await delivered(later);
      expect(await messageOf(id)).toMatchObject({ suspect: true, delivery: { attempts: 0 } });
      expect(await emailsOf(id)).toEqual([]);

      const cleared = await backend.call(`/rest/v1/contact_messages?id=eq.${id}`, {
        key: backend.secretKey,
        method: "PATCH",
        body: { suspect: false },
      });
      expect(cleared.status).toBe(204);
      await delivered(id);
    },
    TIMEOUT_MS,
  );

  it(
    "loses and doubles nothing when many arrive at once",
    async () => {
      const people = Array.from({ length: 40 }, (_, index) => `Pessoa ${index}`);
      const ids = await Promise.all(people.map((name) => backend.send({ ...quote, name })));
      await Promise.all(ids.map(delivered));
      const { messages, emails } = await backend.inbox();
      for (const [index, id] of ids.entries()) {
        expect(messages.find((message) => message.id === id)?.name).toBe(people[index]);
        expect(emails.filter(({ messageId }) => messageId === id)).toMatchObject([{ copies: 1 }]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    "refuses what is no message, and never with a server error",
    async () => {
      const call = (body: unknown) => backend.call("/functions/v1/send-contact-email", { body });
      expect(await call({ name: "Maria" })).toEqual({
        status: 400,
        body: { error: "Campo inválido: email." },
      });
      expect((await call([])).status).toBe(400);
      expect((await call({ ...quote, message: "x".repeat(12_001) })).status).toBe(400);
      expect((await call({ ...quote, message: "\u0001".repeat(12_000) })).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    "shows the same in the listing, and no visitor's data in the log",
    async () => {
      expect(await inboxOf(folder.dataDir)).toEqual(await backend.inbox());
      const page = await (await fetch(backend.inboxUrl)).text();
      expect(page).toContain("Maria &amp; Filhos");
      expect(page).not.toContain("<b>urgente");
      const log = backend.output.stdout + backend.output.stderr;
      expect(log).toContain("mail-delivered");
      expect(log).not.toMatch(/Maria|Pessoa|example\.com|98888|urgente|Repetida/);
    },
    TIMEOUT_MS,
  );
});
