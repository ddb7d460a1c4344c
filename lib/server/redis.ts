import { Redis } from "ioredis";
import { log } from "@/lib/server/log";
import { env } from "@/lib/env";

/** A rate limit must not make a visitor wait: after this long, in milliseconds, memory counts instead. */
const ANSWER_WITHIN_MS = 500;

/** Longest pause between two tries to connect again, in milliseconds. */
const RETRY_AT_MOST_MS = 5_000;

let client: Redis | undefined;
let connecting: Promise<void> | undefined;

/** The Redis of REDIS_URL, or undefined where none is set. Connects by itself, and again whenever it is lost. */
export function getRedis(): Redis | undefined {
  if (!env.REDIS_URL) return undefined;
  if (!client) {
    client = new Redis(env.REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: ANSWER_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disconnectTimeout: ANSWER_WITHIN_MS,
      retryStrategy: (times) => Math.min(times * 200, RETRY_AT_MOST_MS),
    });
    logChanges(client);
    connecting = client.connect().catch(() => {});
  }
  return client;
}

/** Resolves once the first try to connect has ended, well or not: the first visitor is counted in Redis too. */
export async function firstConnectAttempt(): Promise<void> {
  getRedis();
  await connecting;
}

/** Whether Redis answers now; undefined where none is configured. Never throws. */
export async function isRedisReachable(): Promise<boolean | undefined> {
  if (!getRedis()) return undefined;
  await firstConnectAttempt();
  return (await client?.ping().catch(() => undefined)) === "PONG";
}

/** One line when Redis is lost and one when it is back, not one for every try. */
function logChanges(connection: Redis) {
  let isLost = false;
  connection.on("error", (error: Error & { code?: string }) => {
    if (!isLost) log("redis_lost", { code: error.code ?? error.name });
    isLost = true;
  });
  connection.on("close", () => {
    if (!isLost) log("redis_lost", { code: "closed" });
    isLost = true;
  });
  connection.on("ready", () => {
    if (isLost) log("redis_back");
    isLost = false;
  });
}
