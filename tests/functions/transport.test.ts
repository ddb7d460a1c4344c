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
import { startFakeSmtp } from "./support/fake-smtp.ts";
import { KEYS } from "./support/fake-supabase.ts";
import { claimedMessage, ROW_ID } from "./support/claimed-message.ts";

const base = { SUPABASE_URL: "http://127.0.0.1:1", ...KEYS };

const mailEnv = (variables: Record<string, string>): FunctionEnv["mail"] =>
  readEnv((name) => ({ ...base, ...variables })[name]).mail;

const addresses = { to: "contato@primoze.example", from: "site@primoze.example" };

async function sendError(transport: Transport | null, signal = AbortSignal.timeout(5_000)) {
  try {
    await transport?.(composeMail(claimedMessage(), addresses), signal);
  } catch (error) {
    if (error instanceof MailError) return [error.code, error.reason, error.permanent];
    throw error;
  }
  return "sent";
}

Deno.test("Resend is preferred to SMTP; without both there is no transport", async () => {
  equal(chooseTransport(mailEnv({})), null);
  const smtp = startFakeSmtp();
  const env = { SMTP_URL: smtp.url, RESEND_API_KEY: "re_1", RESEND_API_URL: "http://127.0.0.1:1" };
  equal(await sendError(chooseTransport(mailEnv(env))), [
    "UNREACHABLE",
    "UNREACHABLE: no connection",
    false,
  ]);
  equal(await sendError(chooseTransport(mailEnv({ SMTP_URL: smtp.url }))), "sent");
  equal(smtp.messages.length, 1);
  await smtp.stop();
});

Deno.test("SMTP: the message is complete and has only the intended headers", async () => {
  const smtp = startFakeSmtp();
  const attack = "Maria\r\nBcc: victim@example.net";
  const mail = composeMail(claimedMessage({ name: attack, message: "ação\n.\nfim" }), addresses);
  await chooseTransport(mailEnv({ SMTP_URL: smtp.url }))?.(mail, AbortSignal.timeout(5_000));
  const raw = (smtp.messages[0] ?? "").replaceAll("\r\n..", "\r\n.");
  const received = await PostalMime.parse(raw);
  equal(received.subject, "Pedido de orçamento: Maria Bcc: victim@example.net — Pintura");
  equal(received.messageId, `<contact-${ROW_ID}@primoze.example>`);
  equal(
    received.to?.map((to) => to.address),
    [addresses.to],
  );
  equal([received.bcc, received.cc], [undefined, undefined]);
  equal(
    received.replyTo?.map((to) => to.address),
    ["maria@example.com"],
  );
  ok(received.text?.includes("ação\n.\nfim") ?? false, String(received.text));
  ok(received.html?.includes("<h1") ?? false, "HTML part");
  await smtp.stop();
});

Deno.test("SMTP: rejection, timeout and refused connection have different codes", async () => {
  const rejecting = startFakeSmtp("reject");
  const [code, reason, permanent] = await sendError(
    chooseTransport(mailEnv({ SMTP_URL: rejecting.url })),
  );
  equal([code, permanent], ["EENVELOPE", true]);
  ok(/550/.test(String(reason)) && !/secret-visitor/.test(String(reason)), String(reason));
  await rejecting.stop();

  const silent = startFakeSmtp("silent");
  const signal = AbortSignal.timeout(50);
  const timeout = await sendError(chooseTransport(mailEnv({ SMTP_URL: silent.url })), signal);
  equal(timeout, ["TIMEOUT", "TIMEOUT: the mail server took too long", false]);
  await silent.stop();

  const refused = await sendError(chooseTransport(mailEnv({ SMTP_URL: silent.url })));
  equal(refused, ["ESOCKET", "ESOCKET: ECONNREFUSED", false]);
});

Deno.test("Resend: the request has the row id as Idempotency-Key", async () => {
  const requests: { headers: Headers; body: Record<string, unknown>; path: string }[] = [];
  let answer = 200;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => undefined },
    async (request) => {
      const path = new URL(request.url).pathname;
      requests.push({ headers: request.headers, body: await request.json(), path });
      return Response.json({ id: "x" }, { status: answer });
    },
  );
  const url = `http://127.0.0.1:${server.addr.port}/`;
  const transport = chooseTransport(mailEnv({ RESEND_API_KEY: "re_key", RESEND_API_URL: url }));
  equal(await sendError(transport), "sent");
  const [call] = requests;
  equal(call?.path, "/emails");
  equal(call?.headers.get("authorization"), "Bearer re_key");
  equal(call?.headers.get("idempotency-key"), ROW_ID);
  equal(call?.body.to, [addresses.to]);
  equal(call?.body.from, "Site PrimoZé <site@primoze.example>");
  equal(call?.body.reply_to, "maria@example.com");
  equal(call?.body.headers, {
    "Message-ID": `<contact-${ROW_ID}@primoze.example>`,
    "Auto-Submitted": "auto-generated",
  });
  // The others: tests/nightly/mail-states.test.ts.
  answer = 409;
  const reason = "HTTP_409: refused by the mail service";
  equal(await sendError(transport), ["HTTP_409", reason, false]);
  await server.shutdown();
});

Deno.test("recipient and sender are read from the environment", () => {
  equal(mailAddresses(mailEnv({ CONTACT_TO: "a@b.co" })), { to: "a@b.co", from: "a@b.co" });
  equal(mailAddresses(mailEnv({ CONTACT_TO: "a@b.co", CONTACT_FROM: "c@d.co" })).from, "c@d.co");
  for (const CONTACT_TO of ["", "a@b.co, c@d.co", "Empresa <a@b.co>"]) {
    let code = "";
    try {
      mailAddresses(mailEnv({ CONTACT_TO }));
    } catch (error) {
      if (error instanceof MailError) code = error.reason;
    }
    equal(code, "NOT_CONFIGURED: CONTACT_TO not set, the e-mail waits");
  }
});
