import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FunctionError, invokeFunction } from "@/lib/server/invoke-function";
import { captureLog } from "@/tests/api/support/requests";

/**
 * What an answer of a function means: of one of this repository, or of a customer's own, of which
 * §7 knows only the error field. That each caller asks: forms.test.ts, episodes.test.ts.
 */

const log = captureLog();
afterEach(() => jest.restoreAllMocks());

const call = (timeoutMs = 60_000) =>
  invokeFunction("send-contact-email", { method: "POST", body: { a: 1 }, timeoutMs });

const JSON_TYPE = "application/json";
type Answer = [what: string, status: number, type: string, body: string | null];

/** @returns whether it is a success, and whether it is a line in the log */
async function judge([, status, type, body]: Answer) {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    return new Response(body, { status, headers: type ? { "content-type": type } : {} });
  });
  const outcome = await call().then(
    () => "success",
    (error) => (error instanceof FunctionError ? "failure" : String(error)),
  );
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", redirect: "manual" });
  return [outcome, log().includes("unknown_answer")];
}

it.each<Answer>([
  ["ok", 200, JSON_TYPE, '{"ok":true}'],
  ["ok as text", 200, "text/plain", '{"ok":true}'],
  ["ok and an id", 201, JSON_TYPE, '{"ok":true,"id":"1"}'],
  ["an object of another kind", 200, JSON_TYPE, '{"id":"re_1"}'],
  ["an empty error", 200, JSON_TYPE, '{"error":null}'],
])("a success: %s", async (...answer) => {
  expect(await judge(answer)).toEqual(["success", false]);
});

it.each<Answer>([
  ["an object without anything", 200, JSON_TYPE, "{}"],
  ["nothing", 200, "text/plain", ""],
  ["204", 204, "", null],
  ["null", 200, JSON_TYPE, "null"],
  ["a list", 200, JSON_TYPE, "[]"],
  ["a word", 200, "text/plain", "ok"],
])("a success with a line in the log, the first time and every time: %s", async (...answer) => {
  expect(await judge(answer)).toEqual(["success", true]);
  expect(await judge(answer)).toEqual(["success", true]);
});

it.each<Answer>([
  ["an error", 200, JSON_TYPE, '{"error":"Sem espaço."}'],
  ["not ok", 200, JSON_TYPE, '{"ok":false}'],
  ["an error as an object", 200, JSON_TYPE, '{"error":{"code":1}}'],
  ["a redirect, which is not followed", 302, "text/html", ""],
  ["ok with status 500", 500, JSON_TYPE, '{"ok":true}'],
  ["401", 401, JSON_TYPE, '{"message":"Invalid JWT"}'],
  ["546, a limit of the platform", 546, JSON_TYPE, '{"code":"WORKER_LIMIT"}'],
  ["a page", 200, "text/html", "<!doctype html><p>ok"],
  ["a page after a byte order mark", 200, "text/html", "\ufeff<html>"],
  ["a page as JSON", 200, JSON_TYPE, "<html>"],
  ["cut JSON", 200, JSON_TYPE, '{"ok":tr'],
  ["cut JSON as text", 200, "text/plain", '{"ok":true'],
])("a failure: %s", async (...answer) => {
  expect(await judge(answer)).toEqual(["failure", false]);
});

describe("with a server", () => {
  const server = createServer();
  beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends the calls to the server instead of the backend. */
  function redirectCalls() {
    const { fetch } = globalThis;
    const { port } = server.address() as AddressInfo;
    const spy = jest.spyOn(globalThis, "fetch");
    spy.mockImplementation((_input, init) => fetch(`http://127.0.0.1:${port}`, init));
  }

  it("no answer is read that does not end", async () => {
    server.once("request", (_request, response) => {
      const page = "x".repeat(1_000_000);
      const write = () => {
        while (!response.destroyed && response.write(page));
      };
      response.on("drain", write).writeHead(200);
      write();
    });
    redirectCalls();
    await expect(call()).rejects.toMatchObject({ answer: { isTimeout: false } });
  });

  it("no answer is waited for longer than the caller says, also when it has begun", async () => {
    server.once("request", (_request, response) => response.writeHead(200).write("{"));
    redirectCalls();
    await expect(call(300)).rejects.toMatchObject({ answer: { isTimeout: true } });
  });
});
