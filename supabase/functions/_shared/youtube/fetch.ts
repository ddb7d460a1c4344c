import { z } from "zod";
import { YouTubeError } from "./youtube-error.ts";

const QUOTA_REASONS: ReadonlySet<string> = new Set([
  "dailyLimitExceeded",
  "quotaExceeded",
  "rateLimitExceeded",
  "userRateLimitExceeded",
]);

const reasons = z
  .array(z.object({ reason: z.string().regex(/^\w{1,64}$/) }).catch({ reason: "" }))
  .catch([])
  .transform((list) => list.map(({ reason }) => reason).find(Boolean));

/** Why the API refused. An invalid key is told apart from other bad requests in the details alone. */
const refusal = z.object({ error: z.object({ errors: reasons, details: reasons }) });

function failed(status: number, body: string): YouTubeError {
  const { errors, details } = refusal.safeParse(parsed(body)).data?.error ?? {};
  const code = details ?? errors ?? `HTTP_${status}`;
  if (status === 429 || QUOTA_REASONS.has(errors ?? "")) return new YouTubeError("quota", code);
  return new YouTubeError(status >= 500 ? "unreachable" : "refused", code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The body of what YouTube answers to a GET.
 *
 * @throws YouTubeError unless the answer is a success
 */
export async function readText(url: URL, signal: AbortSignal): Promise<string> {
  let answer: [response: Response, body: string];
  try {
    const response = await fetch(url, { signal });
    answer = [response, await response.text()];
  } catch {
    // The reason is not passed on: its text quotes the URL, and with it the key.
    if (signal.aborted) throw new YouTubeError("timeout", "TIMEOUT");
    throw new YouTubeError("unreachable", "UNREACHABLE");
  }
  const [{ ok, status }, body] = answer;
  if (!ok) throw failed(status, body);
  return body;
}

/**
 * What the API answers to a GET, checked.
 *
 * @throws YouTubeError "unexpected" for anything but JSON of that shape
 */
export async function readJsonOf<T extends z.ZodType>(
  shape: T,
  url: URL,
  signal: AbortSignal,
): Promise<z.output<T>> {
  const answer = shape.safeParse(parsed(await readText(url, signal)));
  if (!answer.success) throw new YouTubeError("unexpected", "SHAPE");
  return answer.data;
}
