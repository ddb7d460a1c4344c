import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { ApiError } from "./api-error";

const limiters = new Map<string, RateLimiterAbstract>();

/** One limiter a name, made at its first use; all handlers of the process share it. */
function limiter(keyPrefix: string, points: number, durationMs: number): RateLimiterAbstract {
  const existing = limiters.get(keyPrefix);
  if (existing) return existing;
  const created = new RateLimiterMemory({ keyPrefix, points, duration: durationMs / 1000 });
  limiters.set(keyPrefix, created);
  return created;
}

/** Takes one submission from the key's allowance. @throws ApiError rate_limited */
async function consume(limit: RateLimiterAbstract, key: string) {
  try {
    await limit.consume(key);
  } catch (result) {
    throw limited(result);
  }
}

/** @throws ApiError rate_limited when the key's allowance is used up; takes nothing from it */
async function assertAllowance(limit: RateLimiterAbstract, key: string) {
  const state = await limit.get(key);
  if (state && state.remainingPoints <= 0) throw limited(state);
}

function limited(result: unknown) {
  if (!(result instanceof RateLimiterRes)) return result;
  return new ApiError("rate_limited", {
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** Who sends a form: the visitor's address and the form's own key (the e-mail entered). */
export type Sender = { address: string; key: string };

/**
 * The server's rate limits for a form: §5's per e-mail, and one per address against abuse. `assert` is for the forms
 * whose limit §5 puts first; `consume` is called once the other rules have passed, so that correcting a mistake costs
 * nothing.
 */
export function formRateLimit(form: Pick<FormDefinition, "name" | "rateLimit">) {
  const { max, windowMs } = form.rateLimit;
  const bySender = limiter(`form:${form.name}`, max, windowMs);
  const byAddress = limiter("address", env.RATE_LIMIT_PER_ADDRESS, 60_000);
  return {
    async assert({ address, key }: Sender) {
      await assertAllowance(bySender, key);
      await assertAllowance(byAddress, address);
    },
    async consume({ address, key }: Sender) {
      await consume(bySender, key);
      await consume(byAddress, address);
    },
  };
}
