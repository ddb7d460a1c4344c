import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PEER_ADDRESS_HEADER } from "@/lib/api/client-address";
import { log } from "@/lib/server/log";

/**
 * Subscribes to the diagnostics channels of Node's HTTP server for two things that Next does not
 * offer: the IP address of the socket, and the 404 responses of static pages, whose path is logged
 * (specification §2). See docs/decisions/0003.
 */
export function logNotFoundRequests() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
  });
  diagnostics.subscribe("http.server.response.finish", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (response.statusCode === 404) log("not_found", { path: loggedPath(request.url ?? "") });
  });
}

/** The path without its query, which may contain personal data, cut to 300 characters. */
const loggedPath = (url: string) => url.split("?", 1)[0]!.slice(0, 300);
