import diagnostics from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HTTP_TIMEOUTS } from "@/lib/limits";
import { loggedPath, watchHttpServer } from "@/lib/server/start-server";

it("a server cuts off slow headers and bodies from its first request on", async () => {
  const stopWatching = watchHttpServer();
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { headersTimeout, requestTimeout } = HTTP_TIMEOUTS;
  expect(server.headersTimeout).toBeGreaterThan(headersTimeout);
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(server).toMatchObject({ headersTimeout, requestTimeout });
  server.closeAllConnections();
  server.close();
  stopWatching();
});

it.each(["/desenhos/a.svg", "/episodes/a.sv%67?x", "/_next/static/a.svg"])(
  "gives a drawing a policy that runs nothing: %s",
  async (address) => {
    const stopWatching = watchHttpServer();
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "image/svg+xml");
      response.setHeader("content-security-policy", "frame-ancestors 'none'");
      response.end("<svg/>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}${address}`);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*; sandbox$/);
    server.closeAllConnections();
    server.close();
    stopWatching();
  },
);

it("logs refused and aborted requests once a minute, with their number", () => {
  jest.useFakeTimers();
  const printed = jest.spyOn(console, "error").mockReturnValue();
  const written = jest.spyOn(console, "log").mockReturnValue();
  const stopWatching = watchHttpServer();
  const finish = diagnostics.channel("http.server.response.finish");
  for (const statusCode of [429, 429, 403, 200, 429]) {
    finish.publish({ request: { url: "/api/quote" }, response: { statusCode } });
  }
  console.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  console.error("another");
  expect(written).not.toHaveBeenCalled();
  expect(printed.mock.calls).toEqual([["another"]]);
  jest.advanceTimersByTime(60_000);
  finish.publish({ request: { url: "/api/quote" }, response: { statusCode: 429 } });
  jest.advanceTimersByTime(60_000);
  const lines = written.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ event, status, count }) => [event, status, count])).toEqual([
    ["refused", 429, 3],
    ["refused", 403, 1],
    ["aborted", undefined, 1],
    ["refused", 429, 1],
  ]);
  stopWatching();
  jest.useRealTimers();
});

/** Also the table of tests/e2e/static-server.spec.ts for nginx. */
it.each([
  ["/blog/nao-existe", "/blog/nao-existe"],
  ["/x?email=maria@example.com", "/x"],
  ["/contato/maria@example.com/x", "/contato/[…]"],
  ["/contato/maria%40example.com", "/contato/[…]"],
  ["/(11)%2091234-5678", "/[…]"],
  ["/cpf/123.456.789-09", "/cpf/[…]"],
  ["/blog/2024-ok", "/blog/2024-ok"],
  ["/x\u009b31m", "/x"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
  ["", ""],
])("logs %j as %j", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it("takes time in proportion to the length", () => {
  const start = performance.now();
  for (const part of ["1a", "a/", "11", "/1"]) loggedPath(`/${part.repeat(8_000)}`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
