import { AsyncLocalStorage } from "node:async_hooks";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { getRedis } from "@/lib/server/redis";

const runOutsideRequest = AsyncLocalStorage.snapshot();

/**
 * The memory limiter expires a key with a timer, minutes after the request. A timer keeps the async
 * context of its request (50 kB of streams and buffers) alive, so it is started outside of it.
 */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...use: Parameters<RateLimiterMemory["consume"]>) {
    return runOutsideRequest(() => super.consume(...use));
  }
}

const limiters = new Map<string, RateLimiterAbstract>();

/**
 * The limiter with this prefix, created at the first call and shared by all handlers: in Redis if
 * REDIS_URL is set, with memory as fallback while Redis does not respond; otherwise in memory.
 * @param points maximum uses of a key within `durationMs`
 */
export function getRateLimiter(
  keyPrefix: string,
  points: number,
  durationMs: number,
): RateLimiterAbstract {
  const existing = limiters.get(keyPrefix);
  if (existing) return existing;
  const options = { keyPrefix, points, duration: durationMs / 1000 };
  const memory = new MemoryLimiter(options);
  const storeClient = getRedis();
  const created = storeClient
    ? new RateLimiterRedis({
        ...options,
        storeClient,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory;
  limiters.set(keyPrefix, created);
  return created;
}
