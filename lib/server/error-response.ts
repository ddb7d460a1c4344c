import { ERROR_STATUS, type ApiError } from "@/lib/server/api-error";

/** The shape of every failure: `{ "error": { code, title, message, field? } }`, with its status. */
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

/** The request id from middleware.ts, for the log. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? undefined;
