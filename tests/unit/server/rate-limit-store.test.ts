import { AsyncLocalStorage } from "node:async_hooks";
import { getRateLimiter } from "@/lib/server/rate-limit-store";

test("the timer of a limiter does not keep the async context of the request", async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const { setTimeout } = globalThis;
  const spy = jest.spyOn(globalThis, "setTimeout").mockImplementation(((...call: never[]) => {
    seen.push(request.getStore());
    return setTimeout(...(call as unknown as Parameters<typeof setTimeout>));
  }) as typeof setTimeout);
  const limit = getRateLimiter("test", 1, 600_000);
  await request.run("the request", () => limit.consume("somebody"));
  await expect(request.run("the next", () => limit.consume("somebody"))).rejects.toMatchObject({
    remainingPoints: 0,
  });
  spy.mockRestore();
  expect(seen).toEqual([undefined]);
});
