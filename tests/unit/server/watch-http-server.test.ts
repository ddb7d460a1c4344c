import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HTTP_TIMEOUTS } from "@/lib/limits";
import { watchHttpServer } from "@/lib/server/watch-http-server";

it("a server cuts off slow headers and bodies from its first request on", async () => {
  watchHttpServer();
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { headersTimeout, requestTimeout } = HTTP_TIMEOUTS;
  expect(server.headersTimeout).toBeGreaterThan(headersTimeout);
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(server).toMatchObject({ headersTimeout, requestTimeout });
  server.closeAllConnections();
  server.close();
});
