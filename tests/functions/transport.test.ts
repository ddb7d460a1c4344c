import PostalMime from "npm:postal-mime@4.0.0";
import { type FunctionEnv, readEnv } from "../../supabase/functions/_shared/env.ts";
import { composeMail } from "../../supabase/functions/_shared/mail/compose.ts";
import {
  chooseTransport,
  mailAddresses,
  MailError,
  type Transport,
} from "../../supabase/functions/_shared/mail/transport.ts";
import { equal, ok } from "./support/assert.ts";
import { REJECT, type SmtpBehavior, startFakeSmtp } from "./support/fake-smtp.ts";
import { KEYS } from "./support/fake-supabase.ts";
import { claimedMessage, ROW_ID } from "./support/claimed-message.ts";

const mailEnv = (variables: Record<string, string>): FunctionEnv["mail"] => {
  const environment = { SUPABASE_URL: "http://127.0.0.1:1", ...KEYS, ...variables };
  return readEnv((name) => (environment as Record<string, string>)[name]).mail;
};

const addresses = { to: "contato@primoze.example", from: "site@primoze.example" };

async function sendError(transport: Transport, signal = AbortSignal.timeout(60_000)) {
  try {
    const message = claimedMessage({ name: 'Maria "Lia", <b@example.org>' });
    await transport(composeMail(message, addresses), signal);
  } catch (error) {
    if (error instanceof MailError) return [error.code, error.reason, error.permanent];
    throw error;
  }
  return "sent";
}

Deno.test("SMTP: the message is complete and has only the intended headers", async () => {
  const smtp = startFakeSmtp();
  const attack = "Maria\r\nBcc: victim@example.net";
  const mail = composeMail(claimedMessage({ name: attack, message: "ação\n.\nfim" }), addresses);
  await chooseTransport(mailEnv({ SMTP_URL: smtp.url }))(mail, AbortSignal.timeout(60_000));
  const raw = (smtp.messages[0] ?? "").replaceAll("\r\n..", "\r\n.");
  const received = await PostalMime.parse(raw);
  equal(received.subject, "Pedido de orçamento HTCS-XCVW: Maria Bcc: victim@example.net — Pintura");
  equal(received.messageId, `<contact-${ROW_ID}@primoze.example>`);
  equal(
    [received.to, received.replyTo].map((list) =>
      list?.map(({ name, address }) => [name, address]),
    ),
    [[["", addresses.to]], [["Maria Bcc: victim@example.net", "maria@example.com"]]],
  );
  equal([received.bcc, received.cc], [undefined, undefined]);
  ok(received.text?.includes("ação\n.\nfim") ?? false, String(received.text));
  ok(received.html?.includes("<h1") ?? false, "HTML part");
  await smtp.stop();
});

Deno.test("SMTP: each refusal has a reason without an address; some are for ever", async () => {
  const smtp = startFakeSmtp();
  const url = smtp.url.replace("//", "//user:password@");
  const transport = chooseTransport(mailEnv({ SMTP_URL: url }));
  const errorOf = (behavior: SmtpBehavior, timeoutMs?: number) => {
    smtp.behavior = behavior;
    return sendError(transport, AbortSignal.timeout(timeoutMs ?? 60_000));
  };
  for (const [at, code, error] of [
    ["AUTH", 535, ["UNAUTHORIZED", "UNAUTHORIZED: SMTP_535", false]],
    ["MAIL", 530, ["UNAUTHORIZED", "UNAUTHORIZED: SMTP_530", false]],
    ["RCPT", 550, ["EENVELOPE", "EENVELOPE: RCPT TO 550", true]],
    ["RCPT", 450, ["EENVELOPE", "EENVELOPE: RCPT TO 450", false]],
    [".", 554, ["EMESSAGE", "EMESSAGE: DATA 554", true]],
    [".", 451, ["EMESSAGE", "EMESSAGE: DATA 451", false]],
  ] as const) {
    equal(await errorOf({ at, code }), error);
  }
  equal(await errorOf("silent", 50), ["TIMEOUT", "TIMEOUT: the mail server took too long", false]);
  await smtp.stop();
  equal(await errorOf(REJECT), ["ESOCKET", "ESOCKET: ECONNREFUSED", false]);
});

Deno.test("Resend, which is preferred: its request, and what each refusal means", async () => {
  const requests: { headers: Headers; body: Record<string, unknown>; path: string }[] = [];
  let status = 200;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => undefined },
    async (request) => {
      const path = new URL(request.url).pathname;
      requests.push({ headers: request.headers, body: await request.json(), path });
      return Response.json({ id: "x" }, { status });
    },
  );
  const url = `http://127.0.0.1:${server.addr.port}`;
  const keys = { RESEND_API_KEY: "re_key", RESEND_API_URL: url, SMTP_URL: "smtp://127.0.0.1:1" };
  const transport = chooseTransport(mailEnv(keys));
  equal(await sendError(transport), "sent");
  const [call] = requests;
  equal(
    [call?.path, call?.headers.get("authorization"), call?.headers.get("idempotency-key")],
    ["/emails", "Bearer re_key", ROW_ID],
  );
  const { to, from, reply_to, headers } = call?.body ?? {};
  equal(
    { to, from, reply_to, headers },
    {
      to: [addresses.to],
      from: "Site PrimoZé <site@primoze.example>",
      reply_to: '"Maria Lia, <b@example.org>" <maria@example.com>',
      headers: {
        "Message-ID": `<contact-${ROW_ID}@primoze.example>`,
        "Auto-Submitted": "auto-generated",
      },
    },
  );
  for (const [code, permanent, statuses] of [
    ["UNAUTHORIZED", false, [401, 403, 451]],
    ["HTTP", true, [400, 422]],
    ["HTTP", false, [408, 409, 425, 429, 500, 503]],
  ] as const) {
    for (status of statuses) {
      const [error, reason, isPermanent] = await sendError(transport);
      equal([error, isPermanent], [code === "HTTP" ? `HTTP_${status}` : code, permanent]);
      ok(String(reason).includes(`HTTP_${status}`), String(reason));
    }
  }
  await server.shutdown();
  equal(await sendError(transport), ["UNREACHABLE", "UNREACHABLE: no connection", false]);
});

Deno.test("recipient and sender are read from the environment", () => {
  equal(mailAddresses(mailEnv({ CONTACT_TO: "a@b.co" })), { to: "a@b.co", from: "a@b.co" });
  equal(mailAddresses(mailEnv({ CONTACT_TO: "a@b.co", CONTACT_FROM: "c@d.co" })).from, "c@d.co");
  for (const CONTACT_TO of ["", "a@b.co, c@d.co", "Empresa <a@b.co>"]) {
    let reason = "";
    try {
      mailAddresses(mailEnv({ CONTACT_TO }));
    } catch (error) {
      if (error instanceof MailError) reason = error.reason;
    }
    equal(reason, "NOT_CONFIGURED: CONTACT_TO not set, the e-mail waits");
  }
});
