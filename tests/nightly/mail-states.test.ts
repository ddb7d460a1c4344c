import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { BackendProcess } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";
import { waitFor } from "@/tests/backend/support/wait-for";

/** What docs/deploy.md says about mail, with services that speak HTTP and SMTP. */

type Row = { id: string; delivery_state: string; last_delivery_error: string | null };

const VARIABLES = {
  CONTACT_TO: "contato@primoze.example",
  RETRY_INTERVAL_MS: "200",
  // Only a test makes a message due again.
  RETRY_BASE_MS: "3600000",
};

function tools(backend: () => BackendProcess) {
  const asService = async (path: string, init: { method?: string; body?: unknown } = {}) =>
    (await backend().call(`/rest/v1/${path}`, { key: backend().secretKey, ...init })).body;
  const rowOf = async (id: string) =>
    ((await asService(`contact_messages?id=eq.${id}`)) as Row[])[0]!;
  const send = () =>
    backend().send({
      name: "Maria",
      email: `${crypto.randomUUID()}@example.com`,
      message: "Oi",
      idempotencyKey: crypto.randomUUID(),
    });
  const mail = async () => {
    const { body } = await backend().call("/functions/v1/send-contact-email");
    return (body as { mail: string }).mail;
  };
  const change = (id: string, body: object) =>
    asService(`contact_messages?id=eq.${id}`, { method: "PATCH", body });
  return {
    /** The state of health and the stored reason after a first attempt. */
    async attempt() {
      const id = await send();
      const { last_delivery_error: reason } = await waitFor("the attempt", async () => {
        const row = await rowOf(id);
        const isOver = Boolean(row.last_delivery_error) || row.delivery_state === "delivered";
        return isOver && row;
      });
      return { id, reason, state: await mail() };
    },
    /** Minutes go by, and the message is due again. */
    async later(id: string) {
      await change(id, { next_attempt_at: new Date().toISOString() });
      await waitFor("the delivery", async () => (await rowOf(id)).delivery_state === "delivered");
      return mail();
    },
    async stateAfter16Minutes(id: string) {
      await change(id, { created_at: new Date(Date.now() - 16 * 60_000).toISOString() });
      return mail();
    },
    remove: (id: string) => asService(`contact_messages?id=eq.${id}`, { method: "DELETE" }),
  };
}

describe("an HTTP service", () => {
  let answer: (mail: Record<string, unknown>) => number = () => 200;
  const requests: { mail: Record<string, unknown>; key: unknown }[] = [];
  const service = createServer((request, response) => {
    void json(request).then((body) => {
      const mail = body as Record<string, unknown>;
      requests.push({ mail, key: request.headers["idempotency-key"] });
      response.writeHead(answer(mail)).end("{}");
    });
  });
  const variables = { ...VARIABLES, RESEND_API_KEY: "re_x", RESEND_API_URL: "" };
  beforeAll(async () => {
    await once(service.listen(0, "127.0.0.1"), "listening");
    variables.RESEND_API_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => service.close());
  const backend = setupBackend(variables);
  const { attempt, later, stateAfter16Minutes, remove } = tools(backend);

  it.each([
    [401, "unauthorized", "UNAUTHORIZED: HTTP_401"],
    [403, "unauthorized", "UNAUTHORIZED: HTTP_403"],
    [451, "unauthorized", "UNAUTHORIZED: HTTP_451"],
    [422, "refused", "HTTP_422: refused by the mail service"],
    [408, "ok", "HTTP_408: refused by the mail service"],
    [425, "ok", "HTTP_425: refused by the mail service"],
    [429, "ok", "HTTP_429: refused by the mail service"],
    [500, "ok", "HTTP_500: refused by the mail service"],
    [503, "ok", "HTTP_503: refused by the mail service"],
  ])("answers with %i: mail is %s, and mends itself", async (status, state, reason) => {
    answer = () => status;
    const first = await attempt();
    expect([first.state, first.reason]).toEqual([state, reason]);
    const lasting = state === "ok" ? "delayed" : state;
    expect(await stateAfter16Minutes(first.id)).toBe(lasting);
    answer = () => 200;
    expect(await later(first.id)).toBe("ok");
    await remove(first.id);
  });

  it("refuses a Reply-To: the e-mail is sent without it, under a key of its own", async () => {
    answer = ({ reply_to }) => (reply_to ? 422 : 200);
    requests.length = 0;
    const { id, state, reason } = await attempt();
    expect([state, reason]).toEqual(["ok", null]);
    expect(requests.map(({ mail }) => Boolean(mail.reply_to))).toEqual([true, false]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
    expect(requests.map(({ mail }) => mail.headers)).toEqual(
      Array(2).fill(expect.objectContaining({ "Auto-Submitted": "auto-generated" })),
    );
    await remove(id);
  });
});

describe("an SMTP server", () => {
  let fault: { at: "AUTH" | "MAIL" | "RCPT" | "DATA"; code: number; ifHeader?: string } | undefined;
  const received: string[] = [];
  const refuse = (at: string, content = "") => {
    const applies = fault?.at === at && (!fault.ifHeader || content.includes(fault.ifHeader));
    return applies ? Object.assign(new Error("refused"), { responseCode: fault!.code }) : null;
  };
  const server = new SMTPServer({
    secure: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      const refused = refuse("AUTH");
      if (refused) done(refused);
      else done(null, { user: auth.username });
    },
    onMailFrom: (_address, _session, done) => done(refuse("MAIL")),
    onRcptTo: (_address, _session, done) => done(refuse("RCPT")),
    onData: (stream, _session, done) => {
      let content = "";
      stream.on("data", (chunk: Buffer) => (content += chunk.toString()));
      stream.on("end", () => {
        received.push(content);
        done(refuse("DATA", content));
      });
    },
  });
  const variables = { ...VARIABLES, SMTP_URL: "" };
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.server.address() as AddressInfo;
    variables.SMTP_URL = `smtp://user:password@127.0.0.1:${port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const backend = setupBackend(variables);
  const { attempt, later, remove } = tools(backend);

  it.each([
    ["AUTH", 535, "unauthorized", "UNAUTHORIZED: SMTP_535"],
    ["MAIL", 530, "unauthorized", "UNAUTHORIZED: SMTP_530"],
    ["RCPT", 550, "refused", "EENVELOPE: RCPT TO 550"],
    ["DATA", 554, "refused", "EMESSAGE: DATA 554"],
    ["RCPT", 450, "ok", "EENVELOPE: RCPT TO 450"],
    ["DATA", 451, "ok", "EMESSAGE: DATA 451"],
  ] as const)(
    "answers %s with %i: mail is %s, and mends itself",
    async (at, code, state, reason) => {
      fault = { at, code };
      const first = await attempt();
      expect([first.state, first.reason]).toEqual([state, reason]);
      fault = undefined;
      expect(await later(first.id)).toBe("ok");
      await remove(first.id);
    },
  );

  it("refuses a Reply-To: the e-mail is sent without it, and says that a program wrote it", async () => {
    fault = { at: "DATA", code: 553, ifHeader: "Reply-To:" };
    received.length = 0;
    const { id, state, reason } = await attempt();
    expect([state, reason]).toEqual(["ok", null]);
    expect(received.map((content) => content.includes("Reply-To:"))).toEqual([true, false]);
    expect(received[1]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await remove(id);
  });
});
