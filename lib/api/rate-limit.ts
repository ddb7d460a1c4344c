import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { IDEMPOTENCY } from "@/lib/limits";
import { firstConnectAttempt } from "@/lib/server/redis";
import { ApiError } from "@/lib/server/api-error";
import { digest } from "@/lib/server/spam-signals";
import { getRateLimiter } from "@/lib/api/rate-limit-store";

/** Takes one use from the key's quota and tells how it stands. @throws ApiError rate_limited */
async function consume(limit: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limit.consume(key);
  } catch (result) {
    throw limited(result);
  }
}

/** @throws ApiError rate_limited when the key's quota is used up; takes nothing from it */
async function assertQuota(limit: RateLimiterAbstract, key: string) {
  const state = await limit.get(key);
  if (state && state.remainingPoints <= 0) throw limited(state);
}

function limited(result: unknown) {
  if (!(result instanceof RateLimiterRes)) return result;
  return new ApiError("rate_limited", {
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** Who sends a form: the visitor's address, the form's own key (the e-mail entered), and the request's. */
export type Sender = { address: string; key: string; idempotencyKey?: string };

/**
 * The server's rate limits for a form: §5's per e-mail, and one per address against abuse. `assert` is for the forms
 * whose limit §5 puts first; `consume` is called once the other rules have passed, so that correcting a mistake costs
 * nothing. A key that was counted before costs nothing again: the network's own repeat must not be refused. Stores
 * see digests, never an e-mail or an address.
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
      const tries = getRateLimiter("try", IDEMPOTENCY.max, IDEMPOTENCY.windowMs);
      const triedKey = idempotencyKey && digest(idempotencyKey);

      // A repeat is recognised after the refusal: its first try may use up the quota at this very moment.
      const assert = async () => {
        try {
          for (const [limit, limitKey] of limits) await assertQuota(limit, limitKey);
        } catch (refusal) {
          if (!triedKey || !(await tries.get(triedKey))) throw refusal;
        }
      };
      const consumeAll = async () => {
        for (const [limit, limitKey] of limits) await consume(limit, limitKey);
      };
      return {
        assert,
        async consume() {
          if (!triedKey) return consumeAll();
          await assert();
          const { consumedPoints } = await consume(tries, triedKey);
          if (consumedPoints > 1) return;
          try {
            await consumeAll();
          } catch (error) {
            await tries.delete(triedKey);
            throw error;
          }
        },
      };
    },
  };
}
