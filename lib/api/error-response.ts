import { ERROR_STATUS, type ApiError } from "@/lib/server/api-error";

/** The one shape of every failure: `{ "error": { code, title, message, field? } }` with the code's status. */
export function errorResponse(
  error: ApiError,
  words: { title: string; message: string },
): Response {
  const { code, options } = error;
  const { field, retryAfterSeconds } = options;
  return Response.json(
    { error: { code, ...words, field } },
    {
      status: ERROR_STATUS[code],
      headers: retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {},
    },
  );
}

/** The id that middleware.ts gave the request, for the log. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? undefined;
