import { nextAttempt } from "../../supabase/functions/_shared/mail/deliver.ts";
import { equal } from "./support/assert.ts";

const MINUTE = 60_000;
const now = new Date("2025-01-01T00:00:00Z");

Deno.test("retries after 1, 5 and 15 minutes, 1 and 4 hours, then daily", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map(
    (attempts) => (nextAttempt(attempts, MINUTE, now).getTime() - now.getTime()) / MINUTE,
  );
  equal(minutes, [1, 5, 15, 60, 240, 1440, 1440, 1440]);
});

Deno.test("the delays are multiples of the base delay", () => {
  equal(nextAttempt(2, 10, now).getTime() - now.getTime(), 50);
});
