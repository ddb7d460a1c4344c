import { type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { HOST } from "@/scripts/backend/listen";
import { sendJson } from "@/scripts/backend/web-request";

/** Headers that belong to one connection and are not passed on. */
const HOP_BY_HOP = new Set([
  "connection",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const passedOn = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/**
 * Passes a request to the functions and streams both bodies. A client that goes away ends the call; a
 * function process that dies answers 502.
 */
export function proxyToFunctions(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const upstream = httpRequest({
    host: HOST,
    port,
    method: request.method,
    path: request.url,
    headers: passedOn(request.headers),
  });
  upstream.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    pipeline(answer, response, () => undefined);
  });
  upstream.once("error", () => sendJson(response, 502, { error: "Função indisponível." }));
  response.once("close", () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}
