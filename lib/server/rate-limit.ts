import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { IDEMPOTENCY } from "@/lib/limits";
import { firstConnectAttempt } from "@/lib/server/redis";
import { ApiError } from "@/lib/server/api-error";
import { digest } from "@/lib/server/spam-signals";
import { getRateLimiter } from "@/lib/server/rate-limit-store";

/** Counts one use of the key and returns the state of its quota. @throws ApiError rate_limited */
async function consume(limit: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limit.consume(key);
  } catch (result) {
    throw toRateLimitError(result);
  }
}

/** @throws ApiError rate_limited when the key's quota is used up; counts nothing */
async function assertQuota(limit: RateLimiterAbstract, key: string) {
  const state = await limit.get(key);
  if (state && state.remainingPoints <= 0) throw toRateLimitError(state);
}

function toRateLimitError(result: unknown) {
  if (!(result instanceof RateLimiterRes)) return result;
  return new ApiError("rate_limited", {
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** The keys of a request: IP address, the form's own key (the e-mail entered), idempotency key. */
export type Sender = { address: string; key: string; idempotencyKey?: string };

/**
 * The server's rate limits for a form: §5's per e-mail, and one per IP address against abuse.
 * `assert` checks without counting, for the forms whose limit comes first in §5. `consume` counts,
 * after the other rules have passed, so that a corrected mistake is not counted. A repeated request
 * (same idempotency key) is not counted again. The stores get digests, never e-mails or addresses.
 */
export function formRateLimit(form: Pick<FormDefinition, "name" | "rateLimit">) {
  return {
    async of({ address, key, idempotencyKey }: Sender) {
      await firstConnectAttempt();
      const { max, windowMs } = form.rateLimit;
      const limits = [
        [getRateLimiter(`form:${form.name}`, max, windowMs), digest(key)],
        [getRateLimiter("address", env.RATE_LIMIT_PER_ADDRESS, 60_000), digest(address)],
      ] as const;
      const attempts = getRateLimiter("try", IDEMPOTENCY.max, IDEMPOTENCY.windowMs);
      const attemptKey = idempotencyKey && digest(idempotencyKey);

      // Looked up after the refusal, because the first attempt may be counted in parallel.
      const assert = async () => {
        try {
          for (const [limit, limitKey] of limits) await assertQuota(limit, limitKey);
        } catch (refusal) {
          if (!attemptKey || !(await attempts.get(attemptKey))) throw refusal;
        }
      };
      const consumeAll = async () => {
        for (const [limit, limitKey] of limits) await consume(limit, limitKey);
      };
      return {
        assert,
        async consume() {
          if (!attemptKey) return consumeAll();
          await assert();
          const { consumedPoints } = await consume(attempts, attemptKey);
          if (consumedPoints > 1) return;
          try {
            await consumeAll();
          } catch (error) {
            await attempts.delete(attemptKey);
            throw error;
          }
        },
      };
    },
  };
}
