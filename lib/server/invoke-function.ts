import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from "@supabase/supabase-js";
import { log } from "@/lib/server/log";
import { supabase } from "@/lib/server/supabase";

type FunctionName = "send-contact-email" | "fetch-episodios" | "youtube-videos";

type Call = {
  method: "GET" | "POST";
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  timeoutMs: number;
};

type Answer = {
  /** Undefined if no response came. */
  status?: number;
  /** The error text of the function. */
  words?: string;
  retryAfterSeconds?: number;
  isTimeout?: boolean;
};

/** A function did not do what it was asked for. */
export class FunctionError extends Error {
  constructor(
    message: string,
    readonly answer: Answer,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = "FunctionError";
  }
}

/**
 * Calls a function of the backend (§6, §7). It may be one of the customer's own, of which §7 knows
 * only the error field: an answer is a success if its status is one, unless it has an error, says
 * that it is not ok, is a page or broken JSON (docs/decisions.md#answers).
 * @returns its body: JSON, text, or undefined where it has none
 * @throws FunctionError
 */
export async function invokeFunction(name: FunctionName, call: Call): Promise<unknown> {
  const { timeoutMs, ...options } = call;
  const signal = AbortSignal.timeout(timeoutMs);
  const result = await supabase().functions.invoke<unknown>(name, { ...options, signal });
  if (result.error) throw await failureOf(result.error, signal);
  const body = bodyOf(result.data);
  const isObject = typeof body === "object" && body !== null;
  if (isObject && (hasError(body) || ("ok" in body && body.ok === false))) {
    const words = wordsIn(body);
    throw new FunctionError(`answered with an error: ${words}`, { status: 200, words });
  }
  if (!isObject || Object.keys(body).length === 0) log("unknown_answer", { function: name });
  return body;
}

const hasError = (body: object) => "error" in body && Boolean(body.error);

/** Turns what functions.invoke takes for a failure into an error of ours. */
async function failureOf(error: unknown, signal: AbortSignal): Promise<FunctionError> {
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    const response = error.context as Response;
    const words = wordsIn(await response.json().catch(() => undefined));
    const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
    const { status } = response;
    return new FunctionError(`status ${status}: ${words}`, { status, words, retryAfterSeconds });
  }
  if (!(error instanceof FunctionsFetchError)) return brokenJson(error);
  const isTimeout = signal.aborted;
  return new FunctionError(
    isTimeout ? "no answer in time" : "no answer",
    { isTimeout },
    error.context,
  );
}

/** Functions may send JSON as text. @throws FunctionError for a page and for broken JSON */
function bodyOf(data: unknown): unknown {
  if (typeof data !== "string") return data;
  const text = data.trim();
  if (text.startsWith("<")) throw new FunctionError("answered with a page", { status: 200 });
  if (!/^[{[]/.test(text)) return text || undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenJson(cause);
  }
}

const brokenJson = (cause: unknown) =>
  new FunctionError("answered with broken JSON", { status: 200 }, cause);

/** For visitors and the log: a longer text is no message. */
function wordsIn(body: unknown): string | undefined {
  const { error } = Object(body) as { error?: unknown };
  const words = typeof error === "string" ? error.trim() : "";
  return words !== "" && words.length <= 200 ? words : undefined;
}
