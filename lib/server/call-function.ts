import { env } from "@/lib/env";
import { log } from "@/lib/server/log";

export type FunctionName = "send-contact-email" | "fetch-episodios" | "youtube-videos";

type Call = {
  method: "GET" | "POST";
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  timeoutMs: number;
};

/** What a function of §7 answered. Its body is JSON, text, or undefined where there is none. */
export type FunctionAnswer = {
  name: FunctionName;
  status: number;
  headers: Headers;
  body: unknown;
  /** It is one of this repository: it says so, or has said so before. */
  isOurs: boolean;
};

/** Every function of this repository answers with it (_shared/edge-function.ts). */
const OURS = "x-primoze-function";

/** More than 500 episodes with the longest descriptions that YouTube permits. */
const MAX_BYTES = 10_000_000;

const known = new Set<FunctionName>();

/** The function did not answer completely in time. */
export class FunctionTimeout extends Error {}

/**
 * Calls a function of the backend with the anonymous key (§6, §7). Redirects are answers: followed,
 * a message would become a request for a page.
 * @throws FunctionTimeout after `timeoutMs`; Error without an answer, or when it is too long
 */
export async function callFunction(name: FunctionName, call: Call): Promise<FunctionAnswer> {
  if (!env.SUPABASE_URL || !env.SUPABASE_ANON_KEY) {
    throw new Error("SUPABASE_URL is not set: the site has no backend to speak to.");
  }
  const signal = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(new URL(`/functions/v1/${name}`, env.SUPABASE_URL), {
      method: call.method,
      headers: {
        apikey: env.SUPABASE_ANON_KEY,
        authorization: `Bearer ${env.SUPABASE_ANON_KEY}`,
        ...(call.body && { "content-type": "application/json" }),
        ...call.headers,
      },
      body: call.body && JSON.stringify(call.body),
      redirect: "manual",
      signal,
    });
    const { status, headers } = response;
    if (headers.has(OURS)) known.add(name);
    return { name, status, headers, body: await readBody(response), isOurs: known.has(name) };
  } catch (cause) {
    throw signal.aborted ? new FunctionTimeout(`${name} did not answer in time`, { cause }) : cause;
  }
}

async function readBody({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("the function's answer is too long");
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks)).trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** For the log, which leaves out what a visitor typed: so it is not cut. */
const errorIn = (body: unknown) =>
  isObject(body) && typeof body.error === "string" && body.error.length < 1000
    ? body.error
    : "no short error field";

/** A page, the beginning of JSON, or bytes that are no text. */
const NO_TEXT = /^[<{[]|[\0-\b\u000e-\u001f\ufffd]/;

/**
 * Why an answer is no success, or null (docs/decisions/0062). Ours prove it with a JSON object that
 * has `ok`. Of other functions §7 reads only the error field, so an answer without one may be a
 * success.
 */
export function failureOf({ name, status, body, isOurs }: FunctionAnswer): Error | null {
  if (status < 200 || status > 299) return new Error(`status ${status}: ${errorIn(body)}`);
  if (isObject(body)) {
    const hasFailed = Boolean(body.error) || (isOurs && body.ok !== true);
    return hasFailed ? new Error(`status ${status}: ${errorIn(body)}`) : null;
  }
  if (isOurs) return new Error("answered with no JSON object");
  if (typeof body === "string" && NO_TEXT.test(body)) return new Error("answered with no text");
  log("unknown_answer", { function: name, status });
  return null;
}
