import type { ProblemCode } from "@/supabase/functions/_shared/contract/form";

/** Every way a call to /api can fail, with its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  in_progress: 409,
  too_large: 413,
  unsupported_media_type: 415,
  required_fields: 422,
  invalid_email: 422,
  invalid_phone: 422,
  too_long: 422,
  invalid_video: 422,
  rate_limited: 429,
  send_failed: 502,
  database_error: 502,
  youtube_error: 502,
  timeout: 504,
} satisfies Record<ProblemCode, number> & Record<string, number>;

export type ApiErrorCode = keyof typeof ERROR_STATUS;

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
      status: ERROR_STATUS[code],
      headers: retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {},
    },
  );
}

export const requestId = (request: Request) => request.headers.get("x-request-id") ?? undefined;
