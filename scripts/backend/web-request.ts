import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Requests to the data API contain rows of small tables. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The body is larger than MAX_BODY_BYTES. */
export class BodyTooLargeError extends Error {}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

/** Converts the headers of a Node request. */
function toWebHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/**
 * Converts a Node request to a web Request. Reads the whole body first, so that a slow client does
 * not block the database. The signal aborts when the client disconnects.
 *
 * @throws BodyTooLargeError
 */
export async function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Request> {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  const body = await readBody(request);
  return new Request(new URL(request.url ?? "/", "http://localhost"), {
    method: request.method ?? "GET",
    headers: toWebHeaders(request),
    body,
    signal: controller.signal,
  });
}

/** Sends a web Response as a Node response. */
export async function sendWebResponse(source: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) return;
  response.writeHead(source.status, Object.fromEntries(source.headers));
  response.end(source.body === null ? undefined : Buffer.from(await source.arrayBuffer()));
  if (!response.writableFinished) await once(response, "close");
}

/** Sends a JSON response that must not be cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(text);
}
