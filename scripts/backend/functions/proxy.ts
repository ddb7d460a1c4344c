import { type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { HOST } from "@/scripts/backend/listen";
import { sendJson } from "@/scripts/backend/web-request";

/** Headers of a single connection, which a proxy does not forward. */
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

/** Headers with which a platform names the caller; here only this proxy does. */
const CALLER = new Set(["cf-connecting-ip", "x-forwarded-for"]);

const endToEndHeaders = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/**
 * Forwards a request to the functions and streams both bodies. Aborts when the client disconnects,
 * and responds with 502 when the functions do not.
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
    headers: {
      ...Object.fromEntries(
        Object.entries(endToEndHeaders(request.headers)).filter(([name]) => !CALLER.has(name)),
      ),
      "x-forwarded-for": request.socket.remoteAddress,
    },
  });
  upstream.once("response", (upstreamResponse) => {
    response.writeHead(
      upstreamResponse.statusCode ?? 502,
      endToEndHeaders(upstreamResponse.headers),
    );
    pipeline(upstreamResponse, response, () => undefined);
  });
  upstream.once("error", () => sendJson(response, 502, { error: "Função indisponível." }));
  response.once("close", () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}
