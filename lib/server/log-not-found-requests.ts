import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PEER_ADDRESS_HEADER } from "@/lib/api/client-address";
import { log } from "@/lib/server/log";

/**
 * Two things that only Node's own HTTP server knows, taken from its diagnostics channels: the address at the other end
 * of the socket (Next passes on a visitor's X-Forwarded-For as it came), and that a request ended as not found, which
 * for static pages no code of ours takes part in (specification §2: "the path is logged"). See docs/decisions/0003.
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

/** The path alone, since a query may hold personal data, and no more of it than a real one could have. */
const loggedPath = (url: string) => url.split("?", 1)[0]!.slice(0, 300);
