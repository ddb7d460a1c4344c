import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Bodies of the data API are rows of small tables. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The body is larger than the data API takes. */
export class BodyTooLarge extends Error {}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

/**
 * A web Request from Node's. The body is read first, so that a slow sender never holds the database;
 * the signal aborts when the client goes away.
 *
 * @throws BodyTooLarge
 */
export async function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Request> {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = await readBody(request);
  return new Request(new URL(request.url ?? "/", "http://localhost"), {
    method: request.method ?? "GET",
    headers,
    body,
    signal: gone.signal,
  });
}

/** Sends a web Response whose body is already complete. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) return;
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(answer.body === null ? undefined : Buffer.from(await answer.arrayBuffer()));
  if (!response.writableFinished) await once(response, "close");
}

/** Sends a short JSON answer. */
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
