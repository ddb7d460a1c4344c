import type { ProblemCode } from "@/lib/forms/form-definition";

/** Every way a call to /api can fail. */
export type ApiErrorCode =
  | ProblemCode
  | "bad_request"
  | "forbidden"
  | "unsupported_media_type"
  | "too_large"
  | "database_error"
  | "youtube_error"
  | "timeout";

/** The one table from error code to HTTP status. */
export const ERROR_STATUS: Record<ApiErrorCode, number> = {
  bad_request: 400,
  forbidden: 403,
  too_large: 413,
  unsupported_media_type: 415,
  required_fields: 422,
  invalid_email: 422,
  invalid_phone: 422,
  too_long: 422,
  rate_limited: 429,
  send_failed: 502,
  database_error: 502,
  youtube_error: 502,
  timeout: 504,
};

/** A failure with a code that the visitor may see. `cause` holds what only the log may tell. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    readonly options: { field?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "ApiError";
  }
}
