import { env } from "@/lib/env";
import { IDEMPOTENCY } from "@/lib/limits";
import { ApiError } from "@/lib/server/api-error";
import { digest } from "@/lib/server/request";
import { NETWORK_FACTOR, networkKey } from "@/supabase/functions/_shared/contract/address-key";
import type { AttemptLimit, Form } from "@/supabase/functions/_shared/contract/form";

/** Counts uses in the memory of this process; the window of a key begins with its first use. */
class Limiter {
  readonly #uses = new Map<string, { count: number; endsAt: number }>();

  constructor(readonly limit: AttemptLimit) {}

  /** The uses of a key in its window. Forgets the windows that have ended: the oldest are first. */
  usesOf(key: string) {
    for (const [oldest, { endsAt }] of this.#uses) {
      if (endsAt > performance.now()) break;
      this.#uses.delete(oldest);
    }
    return this.#uses.get(key);
  }

  /** @throws ApiError rate_limited when the key is used up; counts nothing */
  assert(key: string) {
    const uses = this.usesOf(key);
    if (!uses || uses.count < this.limit.max) return;
    const seconds = Math.ceil((uses.endsAt - performance.now()) / 1000);
    throw new ApiError("rate_limited", { retryAfterSeconds: Math.max(1, seconds) });
  }

  use(key: string) {
    this.assert(key);
    const uses = this.usesOf(key);
    if (uses) uses.count += 1;
    else this.#uses.set(key, { count: 1, endsAt: performance.now() + this.limit.windowMs });
  }
}

const perMinute = (max: number) => new Limiter({ max, windowMs: 60_000 });
const perAddress = perMinute(env.RATE_LIMIT_PER_ADDRESS);
const perNetwork = perMinute(NETWORK_FACTOR * env.RATE_LIMIT_PER_ADDRESS);
const perIdempotencyKey = new Limiter(IDEMPOTENCY);

type Sender = { address: string; key: string; idempotencyKey?: string };

/**
 * The server's rate limits for a form: per e-mail (§5), IP address and network. `assert` only
 * checks, for forms whose limit comes first in §5; `count` counts after the other rules, so that a
 * corrected mistake is not counted, nor a repeated request (same idempotency key). Both throw
 * rate_limited.
 */
export function formRateLimit({ rateLimit }: Pick<Form, "rateLimit">) {
  const perEmail = new Limiter(rateLimit);
  return ({ address, key, idempotencyKey }: Sender) => {
    const attempt = idempotencyKey && digest(idempotencyKey);
    const isRepeated = Boolean(attempt && perIdempotencyKey.usesOf(attempt));
    // Digests are short, whatever was entered.
    const limits = [
      [perEmail, digest(key)],
      [perAddress, digest(address)],
      [perNetwork, digest(networkKey(address))],
    ] as const;
    const assert = () => {
      if (isRepeated) return;
      for (const [limiter, limitKey] of limits) limiter.assert(limitKey);
    };
    const count = () => {
      assert();
      if (attempt) perIdempotencyKey.use(attempt);
      if (isRepeated) return;
      for (const [limiter, limitKey] of limits) limiter.use(limitKey);
    };
    return { assert, count };
  };
}
