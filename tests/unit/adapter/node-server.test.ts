import { createNodeServer } from "@/adapter/server/node-server";
import { HTTP_TIMEOUTS } from "@/lib/limits";

// What it answers: tests/scripts/static-serving.test.ts, on the built server.
it("cuts off slow headers and bodies from its first request on", () => {
  const site = { send: () => Promise.resolve(false), sendNotFound: () => Promise.resolve() };
  expect(createNodeServer(site, () => Promise.resolve())).toMatchObject(HTTP_TIMEOUTS);
});
