import { nextAttempt } from "../../supabase/functions/_shared/mail/deliver.ts";
import { handler } from "../../supabase/functions/deliver-pending-emails/handler.ts";
import { equal, ok } from "./support/assert.ts";
import { claimedMessage } from "./support/claimed-message.ts";
import { captureLogs } from "./support/environment.ts";
import { KEYS } from "./support/fake-supabase.ts";
import { withFakes } from "./support/with-fakes.ts";

// With a real database: tests/backend/messages.test.ts.

Deno.test("retries after 1, 5 and 15 minutes, then hourly", () => {
  const now = new Date("2025-01-01T00:00:00Z");
  const minutes = (baseMs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 100].map(
      (attempts) => (nextAttempt(attempts, baseMs, now).getTime() - now.getTime()) / 60_000,
    );
  equal(minutes(60_000), [1, 5, 15, 60, 60, 60, 60, 60]);
  equal(minutes(3_600_000), [60, 300, 900, 1440, 1440, 1440, 1440, 1440]);
});

async function deliverPending(): Promise<unknown> {
  const headers = { apikey: KEYS.SUPABASE_SERVICE_ROLE_KEY };
  const request = new Request("http://localhost/", { method: "POST", headers });
  const [response] = await captureLogs(() => handler(request));
  return response.json();
}

/** A row that waits for its e-mail. */
const waiting = () => ({
  ...claimedMessage({ id: crypto.randomUUID(), delivery_attempts: 0 }),
  delivery_state: "pending",
  next_attempt_at: "2025-03-10T15:30:00+00:00",
});

const MISSED = {
  name: "Ana",
  email: "ana@example.com",
  phone: null,
  topic: "",
  question: "",
  created_at: "2025-03-10T15:30:00+00:00",
};

for (const [what, waitSeconds, stored] of [
  ["count in the limit of all, and are mailed", 0, ["key-of-one", "key-of-two"]],
  ["above it wait, and keep nothing else back", 60, []],
] as const) {
  Deno.test(`missed suggestions ${what}`, () =>
    withFakes(
      async (supabase) => {
        supabase.rows.push(waiting());
        for (const idempotency_key of ["key-of-one", "key-of-two"]) {
          supabase.missed.push({ ...MISSED, id: crypto.randomUUID(), idempotency_key });
        }
        supabase.waitSeconds = waitSeconds;
        equal(await deliverPending(), { delivered: 1 + stored.length, failed: 0 });
        equal(supabase.limits, [{ key: "messages", max: 140, window_seconds: 3600 }]);
        const [, ...later] = supabase.rows;
        equal(
          later.map(({ idempotency_key, message }) => [idempotency_key, message]),
          stored.map((key) => [key, "Sem tema nem pergunta."]),
        );
      },
      { RATE_LIMIT_PER_ADDRESS: "7" },
    ),
  );
}

// Written by hand, or by a later release whose table knows more.
for (const [what, change, reason] of [
  ["a number among its details", { details: { medida: 12 } }, "UNREADABLE: details.medida"],
  ["a kind that this release does not know", { kind: "survey" }, "UNREADABLE: kind"],
] as const) {
  Deno.test(`a row with ${what} is marked, and its neighbours are mailed`, () =>
    withFakes(async (supabase, smtp) => {
      supabase.rows.push(waiting(), { ...waiting(), ...change }, waiting(), waiting());
      equal(await deliverPending(), { delivered: 3, failed: 1 });
      const states = supabase.rows.map(({ delivery_state }) => delivery_state);
      equal(states, ["delivered", "failed", "delivered", "delivered"]);
      // `refused_at` makes the alarm of /api/health.
      const odd = supabase.rows[1];
      equal([odd?.last_delivery_error, typeof odd?.refused_at], [reason, "string"]);
      equal(smtp.messages.length, 3);
    }),
  );
}

Deno.test("a message is leased for longer than its sending can take", () =>
  withFakes(
    async (supabase) => {
      await deliverPending();
      ok(supabase.leaseSeconds > 45, `leased for ${supabase.leaseSeconds} s`);
    },
    { MAIL_TIMEOUT_MS: "45000" },
  ),
);
