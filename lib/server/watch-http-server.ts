import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { PEER_ADDRESS_HEADER } from "@/lib/server/client-address";
import { loggedPath } from "@/lib/server/logged-path";
import { ASSET_FOLDERS, assetHeaders, securityHeaders } from "@/lib/server/security-headers.mjs";
import { HTTP_TIMEOUTS } from "@/lib/limits";
import { log } from "@/lib/server/log";

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Subscribes to the diagnostics channels of Node's HTTP server for what Next does not offer
 * (docs/decisions/0003): the IP address of the socket, security headers on responses that Next
 * makes without its configuration, time limits, and the log of 404 responses (specification §2).
 */
export function watchHttpServer() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Exchange;
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
    Object.assign(server, HTTP_TIMEOUTS);
    replaceUnknownRequest(request);
    setSecurityHeaders(request, response);
  });
  diagnostics.subscribe("http.server.response.finish", (message) => {
    const { request, response } = message as Exchange;
    if (response.statusCode === 404) log("not_found", { path: loggedPath(request.url ?? "") });
  });
}

/**
 * Next answers TRACE and "OPTIONS *" with 500, because the web platform's Request does not know
 * them. No address has a handler for PUT, so that Next answers 405.
 */
function replaceUnknownRequest(request: IncomingMessage) {
  const hasPath = request.url?.startsWith("/");
  if (request.method !== "TRACE" && hasPath) return;
  request.method = "PUT";
  if (!hasPath) request.url = "/";
}

/** Files of the build get only `assetHeaders`, but a 404 among them is a page. */
function setSecurityHeaders({ url = "" }: IncomingMessage, response: ServerResponse) {
  const setAll = (headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  setAll(assetHeaders);
  if (!ASSET_FOLDERS.some((folder) => url.startsWith(`/${folder}/`))) {
    return setAll(securityHeaders);
  }
  const writeHead = response.writeHead.bind(response) as (...call: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) setAll(securityHeaders);
    return writeHead(status, ...rest);
  };
}
