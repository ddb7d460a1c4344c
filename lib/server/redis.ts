import { Redis } from "ioredis";
import { log } from "@/lib/server/log";
import { env } from "@/lib/env";

/** After this time, in milliseconds, memory replaces Redis, so that visitors do not wait. */
const REDIS_TIMEOUT_MS = 500;

/** Maximum pause between two attempts to reconnect, in milliseconds. */
const MAX_RETRY_DELAY_MS = 5_000;

let client: Redis | undefined;
let connecting: Promise<void> | undefined;

/** The client for REDIS_URL, undefined if it is not set. Connects and reconnects by itself. */
export function getRedis(): Redis | undefined {
  if (!env.REDIS_URL) return undefined;
  if (!client) {
    client = new Redis(env.REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: REDIS_TIMEOUT_MS,
      commandTimeout: REDIS_TIMEOUT_MS,
      socketTimeout: REDIS_TIMEOUT_MS,
      disconnectTimeout: REDIS_TIMEOUT_MS,
      retryStrategy: (times) => Math.min(times * 200, MAX_RETRY_DELAY_MS),
    });
    logChanges(client);
    connecting = client.connect().catch(() => {});
  }
  return client;
}

/** Resolves after the first attempt to connect, so that the first request is counted in Redis. */
export async function firstConnectAttempt(): Promise<void> {
  getRedis();
  await connecting;
}

/** Whether Redis responds; undefined if it is not configured. Never throws. */
export async function isRedisReachable(): Promise<boolean | undefined> {
  if (!getRedis()) return undefined;
  await firstConnectAttempt();
  return (await client?.ping().catch(() => undefined)) === "PONG";
}

/** One log line per lost and per restored connection, not one per attempt. */
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
