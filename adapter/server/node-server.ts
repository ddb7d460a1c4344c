import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { acceptAbsoluteForm, hasOneHost, isDecodable } from "@/adapter/server/request-target";
import type { StaticFolder } from "@/adapter/server/static-files";
import { wholeRequest } from "@/adapter/server/whole-request";
import { BODY_MAX_BYTES, HTTP_TIMEOUTS } from "@/lib/limits";
import { assetHeaders, REVALIDATE, securityHeaders } from "@/lib/server/response-headers.mjs";
import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The server of `server.js`. Pages and files come from the static folder. Next answers /api, the
 * pictures that are to be resized, redirects, and paths that nothing has (docs/decisions/0057).
 *
 * There is no `upgrade` listener: Node answers a request with `Upgrade` like any other one then
 * (RFC 9110, section 7.8), and its socket is closed like any other.
 */
export function createNodeServer(site: StaticFolder, next: Handler): Server {
  const server = createServer(HTTP_TIMEOUTS, (request, response) => {
    answer(request, response, site, next).catch((error: unknown) => {
      // The client went away (counted in lib/server/start-server.ts).
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Without a listener Node closes the connection and answers nothing.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => undefined);
    socket.write(
      "HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    );
    socket.destroySoon();
  });
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: StaticFolder,
  next: Handler,
): Promise<void> {
  if (!hasOneHost(request)) return refuse(response, 400);
  acceptAbsoluteForm(request);
  const { method = "", url = "" } = request;
  const [path = ""] = url.split("?", 1);
  const isRead = method === "GET" || method === "HEAD";
  const isApi = path.startsWith("/api/");
  // React would render a page again for a POST, and without its policy.
  if (!isRead && (!isApi || method === "TRACE"))
    return refuse(response, 405, { Allow: "GET, HEAD" });
  if (!isDecodable(path)) return site.sendNotFound(request, response);
  if (isRead && (await site.send(request, response))) return;
  for (const [name, value] of Object.entries({ ...assetHeaders, ...securityHeaders })) {
    response.setHeader(name, value);
  }
  // Otherwise Next lets a CDN keep a 404 for a year, and it may be an article of tomorrow.
  if (!isApi && path !== "/_next/image") response.setHeader("Cache-Control", REVALIDATE);
  const whole = isRead ? request : await wholeRequest(request, 2 * BODY_MAX_BYTES);
  if (!whole) return refuseBody(response);
  await next(whole, response);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...assetHeaders, ...securityHeaders, ...headers }).end();
}

function refuseBody(response: ServerResponse): void {
  const { title, description: message } = quoteMessages.too_long;
  response.setHeader("Content-Type", "application/json");
  response.statusCode = 413;
  response.end(JSON.stringify({ error: { code: "too_large", title, message } }));
}
