import { z } from "zod";

export type YouTubeFailure = "quota" | "refused" | "timeout" | "unreachable" | "unexpected";

/** A failed call to YouTube. `code` is safe to log: it never contains the API key. */
export class YouTubeError extends Error {
  constructor(
    readonly failure: YouTubeFailure,
    readonly code: string,
  ) {
    super(`youtube: ${code}`);
    this.name = "YouTubeError";
  }
}

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

/** Error format of the API. Only `details` identifies an invalid API key. */
const apiError = z.object({ error: z.object({ errors: reasons, details: reasons }) });

function toYouTubeError(status: number, body: string): YouTubeError {
  const { errors, details } = apiError.safeParse(parseJson(body)).data?.error ?? {};
  const code = details ?? errors ?? `HTTP_${status}`;
  if (status === 429 || QUOTA_REASONS.has(errors ?? "")) return new YouTubeError("quota", code);
  return new YouTubeError(status >= 500 ? "unreachable" : "refused", code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws YouTubeError for a network error, a timeout or an error status */
export async function fetchText(url: URL, signal: AbortSignal): Promise<string> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { signal });
    body = await response.text();
  } catch {
    // The error is dropped, because its message contains the URL with the API key.
    if (signal.aborted) throw new YouTubeError("timeout", "TIMEOUT");
    throw new YouTubeError("unreachable", "UNREACHABLE");
  }
  if (!response.ok) throw toYouTubeError(response.status, body);
  return body;
}

/** @throws YouTubeError also when the response does not match the schema ("unexpected") */
export async function fetchJson<T extends z.ZodType>(
  schema: T,
  url: URL,
  signal: AbortSignal,
): Promise<z.output<T>> {
  const parsed = schema.safeParse(parseJson(await fetchText(url, signal)));
  if (!parsed.success) throw new YouTubeError("unexpected", "SHAPE");
  return parsed.data;
}
