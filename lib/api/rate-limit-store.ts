import { AsyncLocalStorage } from "node:async_hooks";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { getRedis } from "@/lib/server/redis";

const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * A limiter in memory forgets a key with a timer, minutes after its request. Node ties a timer to the request that it was
 * started in, and would keep all of that (50 kB of streams and buffers) for as long; so it is started outside.
 */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...use: Parameters<RateLimiterMemory["consume"]>) {
    return outsideOfRequests(() => super.consume(...use));
  }
}

const limiters = new Map<string, RateLimiterAbstract>();

/**
 * One limiter a name, made at its first use: in Redis when REDIS_URL is set, with this process's memory as insurance
 * while Redis does not answer, else in memory alone. All handlers of the process share it.
 * @param points how often a key may be used within `durationMs`
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
