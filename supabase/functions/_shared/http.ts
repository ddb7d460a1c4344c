/** A JSON response that must not be cached, since it is personal or may change at any time. */
export function jsonResponse(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** `{ "error": … }`, the error format of specification §7. */
export function errorResponse(message: string, status: number, headers?: HeadersInit): Response {
  return jsonResponse({ error: message }, status, headers);
}

/** A refused request, as the response says it. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

/** The site checks the size, and the database that of each text. @throws RequestError 400 */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new RequestError("O corpo não é um JSON válido.", 400);
  }
}
