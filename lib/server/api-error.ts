import type { ProblemCode } from "@/supabase/functions/_shared/contract/form";

/**
 * Every way a call to /api can fail: its HTTP status, and which message of a form (§8) says it. §8
 * has none for bad requests and time-outs: they are send failures for the visitor.
 */
export const ERRORS = {
  bad_request: { status: 400, message: "send_failed" },
  unauthorized: { status: 401, message: "send_failed" },
  forbidden: { status: 403, message: "send_failed" },
  in_progress: { status: 409, message: "send_failed" },
  too_large: { status: 413, message: "too_long" },
  unsupported_media_type: { status: 415, message: "send_failed" },
  required_fields: { status: 422, message: "required_fields" },
  invalid_email: { status: 422, message: "invalid_email" },
  invalid_phone: { status: 422, message: "invalid_phone" },
  too_long: { status: 422, message: "too_long" },
  invalid_video: { status: 422, message: "send_failed" },
  rate_limited: { status: 429, message: "rate_limited" },
  send_failed: { status: 502, message: "send_failed" },
  database_error: { status: 502, message: "send_failed" },
  youtube_error: { status: 502, message: "send_failed" },
  timeout: { status: 504, message: "send_failed" },
} as const satisfies Record<string, { status: number; message: ProblemCode }>;

export type ApiErrorCode = keyof typeof ERRORS;

/** A failure with a code that the visitor may see; `cause` is only for the log. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    readonly options: {
      field?: string;
      /** Message for the visitor, if the code does not determine it. */
      message?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "ApiError";
  }
}

export function errorResponse(error: ApiError, text: { title: string; message: string }): Response {
  const { code, options } = error;
  const { field, retryAfterSeconds } = options;
  return Response.json(
    { error: { code, ...text, field } },
    {
      status: ERRORS[code].status,
      headers: {
        "cache-control": "no-store",
        ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
      },
    },
  );
}
