import { nextAttempt } from "../../supabase/functions/_shared/mail/deliver.ts";
import { equal } from "./support/assert.ts";

// With a real database: tests/backend/messages.test.ts.

Deno.test("retries after 1, 5 and 15 minutes, 1 and 4 hours, then daily", () => {
  const now = new Date("2025-01-01T00:00:00Z");
  const minutes = (baseMs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 100].map(
      (attempts) => (nextAttempt(attempts, baseMs, now).getTime() - now.getTime()) / 60_000,
    );
  equal(minutes(60_000), [1, 5, 15, 60, 240, 1440, 1440, 1440]);
  equal(minutes(3_600_000), [60, 300, 900, 1440, 1440, 1440, 1440, 1440]);
});
