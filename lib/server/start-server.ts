import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/server/log";
import { PEER_ADDRESS_HEADER } from "@/lib/server/request";

const NO_BACKEND = "SUPABASE_URL is not set: no form can be sent, and no episode loaded.";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Stops the process when a variable is not valid, because pages would work and every form fail. */
export async function startServer(): Promise<void> {
  try {
    // Dynamic, because lib/env.ts parses the variables when it is loaded.
    const { env } = await import("@/lib/env");
    if (!env.SUPABASE_URL) log("environment", { warning: NO_BACKEND });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  watchRequests();
}

/**
 * What Next does not offer (docs/decisions/0003): the address at the other end of the socket, and a
 * line in the log for a path that nothing has.
 * @returns a function that ends this, for tests: the channels belong to the whole process
 */
export function watchRequests() {
  const onStart = (message: unknown) => {
    const { request } = message as Exchange;
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
    request.once("close", () => {
      if (!request.complete) countEvent("aborted");
    });
  };
  const onFinish = (message: unknown) => {
    const { request, response } = message as Exchange;
    const { statusCode: status } = response;
    if (status === 404) log("not_found", { path: loggedPath(request.url ?? "") });
    if ([403, 429].includes(status)) countEvent("refused", { status });
  };
  diagnostics.subscribe("http.server.request.start", onStart);
  diagnostics.subscribe("http.server.response.finish", onFinish);
  return () => {
    diagnostics.unsubscribe("http.server.request.start", onStart);
    diagnostics.unsubscribe("http.server.response.finish", onFinish);
  };
}

const COUNT_LOG_MS = 60_000;
const counts = new Map<string, number>();

/** Logs what clients can cause as often as they like once a minute, with its number. */
function countEvent(event: string, fields: { status?: number } = {}) {
  const key = `${event} ${fields.status ?? ""}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.get(key) !== 1) return;
  setTimeout(() => {
    log(event, { ...fields, count: counts.get(key) });
    counts.delete(key);
  }, COUNT_LOG_MS).unref();
}

/** A segment with an e-mail address or at least eight digits: a phone number or a document. */
const PERSONAL = /^(.*?\/)[^/]*(?:@|%40|(?:\d[^/\d]*){8})/i;

/** Without query and personal data, only ASCII (a terminal reads other bytes as commands). */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [printable = ""] = /^[!-~]*/.exec(path) ?? [];
  const start = PERSONAL.exec(printable)?.[1];
  return start === undefined ? printable.slice(0, 300) : `${start.slice(0, 300)}[…]`;
}
