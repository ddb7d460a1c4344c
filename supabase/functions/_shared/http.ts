/** JSON answer. Nothing here may be cached: the answers are personal or change at any time. */
export function json(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** `{ "error": … }`, the one error shape of specification §7. */
export function failure(message: string, status: number, headers?: HeadersInit): Response {
  return json({ error: message }, status, headers);
}

/** 405 naming the allowed methods. */
export function methodNotAllowed(...allowed: string[]): Response {
  return failure("Método não permitido.", 405, { Allow: allowed.join(", ") });
}

/** A request that cannot be read; `status` is the answer's. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * The request's JSON body.
 *
 * @throws RequestError 413 beyond `maxBytes`, 400 when it is no JSON
 */
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
