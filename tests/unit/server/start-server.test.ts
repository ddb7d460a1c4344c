import diagnostics from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { loggedPath, watchRequests } from "@/lib/server/start-server";

it("logs refused and aborted requests once a minute, with their number", () => {
  jest.useFakeTimers();
  const written = jest.spyOn(console, "log").mockReturnValue();
  const stopWatching = watchRequests();
  const finish = diagnostics.channel("http.server.response.finish");
  for (const statusCode of [429, 429, 403, 200, 429]) {
    finish.publish({ request: { url: "/api/quote" }, response: { statusCode } });
  }
  const start = diagnostics.channel("http.server.request.start");
  for (const complete of [true, false]) {
    const request = Object.assign(new IncomingMessage(new Socket()), { complete });
    start.publish({ request });
    request.emit("close");
  }
  expect(written).not.toHaveBeenCalled();
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

/** Also the table of tests/nightly/nginx.spec.ts for nginx. */
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

it("takes time in proportion to the length: milliseconds, not minutes", () => {
  const start = performance.now();
  for (const part of ["1a", "a/", "11", "/1"]) loggedPath(`/${part.repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(20_000);
});
