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

/** @throws RequestError 413 for a body larger than `maxBytes`, 400 for invalid JSON */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RequestError("Conteúdo grande demais.", 413);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(await new Blob(chunks as BlobPart[]).text());
  } catch {
    throw new RequestError("O corpo não é um JSON válido.", 400);
  }
}
