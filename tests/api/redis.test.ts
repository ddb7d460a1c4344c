import { once } from "node:events";
import type { Redis } from "ioredis";
import { waitFor } from "@/tests/backend/support/wait-for";
import { FORMS } from "@/tests/api/support/forms";
import {
  captureLog,
  jsonRequest,
  loadRoute,
  startRecordingBackend,
} from "@/tests/api/support/route";
import { describeWithRedis, RedisServer } from "@/tests/api/support/redis";

const valid = FORMS.quote.valid;
const log = captureLog();
const linesOf = (event: string) =>
  log()
    .split("\n")
    .filter((line) => line.includes(event));

async function disconnect(client: Redis) {
  const ended = client.status === "ready" && once(client, "end");
  client.disconnect();
  await ended;
}

describeWithRedis("rate limits in Redis", () => {
  let server: RedisServer;
  let backend: Awaited<ReturnType<typeof startRecordingBackend>>;
  const clients: Redis[] = [];

  /** A handler and the health check with their own memory and connection, as another process. */
  const startHandler = async (env: Record<string, string> = {}) => {
    const POST = await loadRoute("quote", backend, { REDIS_URL: server.url, ...env });
    const { getRedis } = await import("@/lib/server/redis");
    const { GET } = await import("@/app/api/health/route");
    clients.push(getRedis()!);
    const send = async (values = valid(), headers = {}) =>
      (await POST(jsonRequest(values, headers))).status;
    return { send, health: async () => (await GET()).json(), redis: getRedis };
  };

  beforeAll(async () => {
    backend = await startRecordingBackend();
  });
  beforeEach(async () => {
    server = await RedisServer.start();
    backend.calls.splice(0);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(disconnect));
    await server.kill();
  });
  afterAll(() => backend.stop());

  it("are shared by handlers with separate memory, from the first request", async () => {
    const [one, other] = [await startHandler(), await startHandler()];
    const values = valid();
    expect(await one.send(values)).toBe(200);
    expect(await other.send(values)).toBe(200);
    expect(await one.send(values)).toBe(200);
    expect([await one.send(values), await other.send(values)]).toEqual([429, 429]);
    expect(await other.send()).toBe(200);
  });

  it("share the limit per address and the keys of repeated requests", async () => {
    const limit = { RATE_LIMIT_PER_ADDRESS: "2" };
    const [one, other] = [await startHandler(limit), await startHandler(limit)];
    const key = { "idempotency-key": "shared-key-1" };
    const values = valid();
    expect(await one.send(values, key)).toBe(200);
    expect(await other.send(values, key)).toBe(200);
    expect(await other.send()).toBe(200);
    expect(await one.send()).toBe(429);
    expect(await one.send(values, key)).toBe(200);
  });

  it("store no e-mail and no IP address in Redis", async () => {
    const { send, redis } = await startHandler();
    await send(valid(), { "x-peer-address": "10.0.0.77" });
    const keys = (await redis()?.keys("*")) ?? [];
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toMatch(/maria|example|10\.0\.0\.77/);
  });

  it("count in memory when Redis is killed, lose no message and log it once", async () => {
    const { send, health, redis } = await startHandler();
    const values = valid();
    expect(await send(values)).toBe(200);
    expect(await health()).toMatchObject({ dependencies: { redis: "ok" } });

    await server.kill();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    expect(backend.calls).toHaveLength(21);
    for (const status of [200, 200, 200, 429]) expect(await send(values)).toBe(status);
    expect(await health()).toMatchObject({
      status: "degraded",
      dependencies: { redis: "unreachable" },
    });
    expect(linesOf("redis_lost")).toHaveLength(1);

    await server.restart();
    await waitFor("the connection", () => redis()?.status === "ready", 20_000);
    expect(linesOf("redis_back")).toHaveLength(1);
    expect(await health()).toMatchObject({ dependencies: { redis: "ok" } });
    for (const status of [200, 200, 200, 429]) expect(await send(values)).toBe(status);
  }, 60_000);

  it("fall back to memory in less than a second when Redis does not respond", async () => {
    const { send } = await startHandler();
    expect(await send()).toBe(200);
    server.freeze();
    const start = performance.now();
    expect(await send()).toBe(200);
    const first = performance.now() - start;
    expect(await send()).toBe(200);
    expect(first).toBeLessThan(2_500);
    expect(performance.now() - start - first).toBeLessThan(1_000);
    server.thaw();
  });

  it("count in memory when Redis is not running at the start", async () => {
    await server.kill();
    const { send } = await startHandler();
    const values = valid();
    for (const status of [200, 200, 200, 429]) expect(await send(values)).toBe(status);
    expect(linesOf("redis_lost")).toHaveLength(1);
  });
});

it("health does not list Redis when it is not configured", async () => {
  const backend = await startRecordingBackend();
  await loadRoute("quote", backend);
  const { GET } = await import("@/app/api/health/route");
  expect(Object.keys((await (await GET()).json()).dependencies)).toEqual([
    "supabase",
    "mail",
    "retention",
  ]);
  backend.stop();
});
