import { nextAttempt } from "../../supabase/functions/_shared/mail/deliver.ts";
import { handler } from "../../supabase/functions/deliver-pending-emails/handler.ts";
import { equal } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { claimedMessage } from "./support/claimed-message.ts";
import { startFakeSmtp } from "./support/fake-smtp.ts";
import { KEYS, SERVICE_KEY, startFakeSupabase } from "./support/fake-supabase.ts";

Deno.test("retries after 1, 5 and 15 minutes, 1 and 4 hours, then daily", () => {
  const now = new Date("2025-01-01T00:00:00Z");
  const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map(
    (attempts) => (nextAttempt(attempts, 60_000, now).getTime() - now.getTime()) / 60_000,
  );
  equal(minutes, [1, 5, 15, 60, 240, 1440, 1440, 1440]);
});

// With a real database, and its limits: tests/backend.
Deno.test(
  "claims in fives within the hour's limit; the daily list goes to the company alone, or is logged",
  async () => {
    const [supabase, smtp] = [startFakeSupabase(), startFakeSmtp("reject")];
    setEnvironment({
      SUPABASE_URL: supabase.url,
      ...KEYS,
      CONTACT_TO: "contato@primoze.example",
      SMTP_URL: smtp.url,
      MAIL_MAX_PER_HOUR: "20",
    });
    supabase.doubtful = [claimedMessage({ name: "Ana" }), claimedMessage({ name: "Bia" })];
    const call = async () => {
      const headers = { authorization: `Bearer ${SERVICE_KEY}` };
      const request = new Request("http://localhost/", { method: "POST", headers });
      const [response] = await captureLogs(() => handler(request));
      return [response.status, await response.json()];
    };
    equal(await call(), [200, { delivered: 0, failed: 0 }]);
    equal([supabase.claim?.max_messages, supabase.claim?.max_per_hour], [5, 20]);
    equal(smtp.messages.length, 0);
    smtp.behavior = "accept";
    equal(await call(), [200, { delivered: 0, failed: 0 }]);
    equal(smtp.messages.length, 1);
    await Promise.all([supabase.stop(), smtp.stop()]);
  },
);
