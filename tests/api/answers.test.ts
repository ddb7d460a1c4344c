import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { callFunction, failureOf, type FunctionName } from "@/lib/server/call-function";
import { env } from "@/lib/env";
import { captureLog } from "@/tests/api/support/requests";

/**
 * What an answer of a function means: of one of this repository, which says so, or of a customer's
 * own, of which §7 knows only the error field. That each caller asks: forms.test.ts, episodes.test.ts.
 */

const log = captureLog();
afterEach(() => jest.restoreAllMocks());

/** Whether the answer is a success: of ours, and of functions that never said who they are. */
type Verdict = { ours: boolean; unknown: boolean };
const SENT: Verdict = { ours: true, unknown: true };
const FAILED: Verdict = { ours: false, unknown: false };
const UNKNOWN: Verdict = { ours: false, unknown: true };

type Body = string | Uint8Array<ArrayBuffer> | null;
type Answer = [what: string, status: number, type: string, body: Body, verdict: Verdict];

const JSON_TYPE = "application/json";
const bytes = (...values: number[]) => new Uint8Array(values);

const ANSWERS: Answer[] = [
  ["ok", 200, JSON_TYPE, '{"ok":true}', SENT],
  ["ok and an id", 200, JSON_TYPE, '{"ok":true,"id":"1"}', SENT],
  ["ok, 201", 201, JSON_TYPE, '{"ok":true}', SENT],
  ["ok as text", 200, "text/plain", '{"ok":true}', SENT],
  ["ok after a byte order mark", 200, JSON_TYPE, '\ufeff{"ok":true}', SENT],
  ["an object without ok", 200, JSON_TYPE, "{}", UNKNOWN],
  ["an object of another kind", 200, JSON_TYPE, '{"id":"re_1"}', UNKNOWN],
  ["an empty error", 200, JSON_TYPE, '{"error":null}', UNKNOWN],
  ["nothing", 200, "text/plain", "", UNKNOWN],
  ["nothing as JSON", 200, JSON_TYPE, "", UNKNOWN],
  ["spaces", 200, "text/plain", " \n ", UNKNOWN],
  ["204", 204, "", null, UNKNOWN],
  ["202 and nothing", 202, "", "", UNKNOWN],
  ["null", 200, JSON_TYPE, "null", UNKNOWN],
  ["true", 200, JSON_TYPE, "true", UNKNOWN],
  ["a list", 200, JSON_TYPE, "[]", UNKNOWN],
  ["a text", 200, "text/plain", "Message sent.", UNKNOWN],
  ["an error", 200, JSON_TYPE, '{"error":"Sem espaço."}', FAILED],
  ["an error and ok", 200, JSON_TYPE, '{"ok":true,"error":"x"}', FAILED],
  ["an error as an object", 200, JSON_TYPE, '{"error":{"code":1}}', FAILED],
  ["an error as text", 200, "text/plain", '{"error":"x"}', FAILED],
  ["a redirect, which is not followed", 302, "text/html", "", FAILED],
  ["ok with status 500", 500, JSON_TYPE, '{"ok":true}', FAILED],
  ["401", 401, JSON_TYPE, '{"message":"Invalid JWT"}', FAILED],
  ["404", 404, "text/plain", "Not found", FAILED],
  ["503", 503, "text/html", "<html>", FAILED],
  ["546, a limit of the platform", 546, JSON_TYPE, '{"code":"WORKER_LIMIT"}', FAILED],
  ["a page", 200, "text/html", "<!doctype html><p>ok", FAILED],
  ["a page as text", 200, "text/plain", "\n<html>", FAILED],
  ["a page after a byte order mark", 200, "text/html", "\ufeff<html>", FAILED],
  ["cut JSON", 200, JSON_TYPE, '{"ok":tr', FAILED],
  ["cut JSON as text", 200, "text/plain", '{"ok":true', FAILED],
  ["a cut list", 200, "text/plain", '[{"ok":true}', FAILED],
  ["a picture", 200, "image/png", bytes(137, 80, 78, 71, 13, 10, 26, 10, 0), FAILED],
  ["bytes", 200, "application/octet-stream", bytes(0, 1, 2, 255), FAILED],
  ["gzip without its header", 200, "text/plain", bytes(31, 139, 8, 0, 1), FAILED],
];

/** Whether the answer of a function is a success. */
async function isSuccess(name: FunctionName, [, status, type, body]: Answer, isOurs: boolean) {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const headers = new Headers(isOurs ? { "x-primoze-function": name } : {});
    if (type) headers.set("content-type", type);
    return new Response(body, { status, headers });
  });
  const answer = await callFunction(name, { method: "POST", body: {}, timeoutMs: 60_000 });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", redirect: "manual" });
  return failureOf(answer) === null;
}

it.each(ANSWERS)("%s", async (...answer) => {
  const verdict = answer[4];
  // First as a stranger: a function that has said who it is stays ours.
  expect(await isSuccess("youtube-videos", answer, false)).toBe(verdict.unknown);
  const isLogged = verdict === UNKNOWN && !String(answer[3]).startsWith("{");
  expect(log().includes("unknown_answer")).toBe(isLogged);
  expect(await isSuccess("send-contact-email", answer, true)).toBe(verdict.ours);
});

it("a function that has said who it is may not fall silent: a proxy answers in its place", async () => {
  const silent: Answer = ["", 200, "", "", UNKNOWN];
  expect(await isSuccess("fetch-episodios", silent, false)).toBe(true);
  expect(await isSuccess("fetch-episodios", ANSWERS[0]!, true)).toBe(true);
  expect(await isSuccess("fetch-episodios", silent, false)).toBe(false);
});

it("no answer is read that does not end", async () => {
  const endless = createServer((_request, response) => {
    const page = "x".repeat(1_000_000);
    const write = () => {
      while (!response.destroyed && response.write(page));
    };
    response.on("drain", write).writeHead(200);
    write();
  }).listen(0, "127.0.0.1");
  await once(endless, "listening");
  const before = env.SUPABASE_URL;
  env.SUPABASE_URL = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const call = callFunction("fetch-episodios", { method: "GET", timeoutMs: 60_000 });
  await expect(call).rejects.toThrow("too long");
  env.SUPABASE_URL = before;
  endless.closeAllConnections();
  endless.close();
});
