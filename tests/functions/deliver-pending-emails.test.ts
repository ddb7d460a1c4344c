import { handler as deliverPending } from "../../supabase/functions/deliver-pending-emails/handler.ts";
import { handler as send } from "../../supabase/functions/send-contact-email/handler.ts";
import { equal } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { claimedMessage } from "./support/claimed-message.ts";
import { startFakeSmtp } from "./support/fake-smtp.ts";
import { ANON_KEY, KEYS, SERVICE_KEY, startFakeSupabase } from "./support/fake-supabase.ts";

const url = "http://localhost/functions/v1/deliver-pending-emails";

const call = async (headers: HeadersInit) => {
  const request = new Request(url, { method: "POST", headers });
  const [response] = await captureLogs(() => deliverPending(request));
  return [response.status, await response.json()];
};

// With the service key only: tests/backend/database.test.ts.
Deno.test("sends all due messages, each once, and no others", async () => {
  const [supabase, smtp] = [startFakeSupabase(), startFakeSmtp("reject")];
  setEnvironment({
    SUPABASE_URL: supabase.url,
    ...KEYS,
    CONTACT_TO: "contato@primoze.example",
    SMTP_URL: smtp.url,
  });
  const message = { name: "Maria", email: "maria@example.com", message: "Oi" };
  for (let index = 0; index < 12; index += 1) {
    const body = JSON.stringify({ ...message, suspect: index === 11 });
    await captureLogs(() =>
      send(new Request(url, { method: "POST", body, headers: { apikey: ANON_KEY } })),
    );
  }
  const service = { authorization: `Bearer ${SERVICE_KEY}` };
  equal(await call(service), [200, { delivered: 0, failed: 0 }], "not due yet");

  for (const row of supabase.rows) row.next_attempt_at = new Date(0).toISOString();
  equal(await call(service), [200, { delivered: 0, failed: 11 }]);
  for (const row of supabase.rows) row.next_attempt_at = new Date(0).toISOString();
  smtp.behavior = "accept";
  equal(await call(service), [200, { delivered: 11, failed: 0 }]);
  equal(await call(service), [200, { delivered: 0, failed: 0 }]);
  equal(smtp.messages.length, 11);
  equal(new Set(supabase.rows.map((row) => row.delivery_attempts)), new Set([3, 0]));
  await Promise.all([supabase.stop(), smtp.stop()]);
});

Deno.test("the daily list goes to the company alone; one that fails is only logged", async () => {
  const [supabase, smtp] = [startFakeSupabase(), startFakeSmtp("reject")];
  setEnvironment({
    SUPABASE_URL: supabase.url,
    ...KEYS,
    CONTACT_TO: "contato@primoze.example",
    SMTP_URL: smtp.url,
  });
  supabase.doubtful = [claimedMessage({ name: "Ana" }), claimedMessage({ name: "Bia" })];
  const service = { authorization: `Bearer ${SERVICE_KEY}` };
  equal(await call(service), [200, { delivered: 0, failed: 0 }]);
  equal(smtp.messages.length, 0);
  smtp.behavior = "accept";
  equal(await call(service), [200, { delivered: 0, failed: 0 }]);
  equal(smtp.messages.length, 1);
  await Promise.all([supabase.stop(), smtp.stop()]);
});
