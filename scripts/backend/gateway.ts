import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { RestApi } from "@/scripts/backend/database/rest";
import type { FunctionsRuntime } from "@/scripts/backend/functions";
import { HOST, sendJson } from "@/scripts/backend/http";

/** Services behind the Supabase URL; null before they are started and while they are stopped. */
export type Services = { rest: RestApi | null; functions: FunctionsRuntime | null };

/** Reads the whole body first: a slow client must not block the data API. */
async function callRest(rest: RestApi, request: IncomingMessage, response: ServerResponse) {
  const disconnected = new AbortController();
  response.once("close", () => disconnected.abort());
  const body = await buffer(request);
  const answer = await rest(
    new Request(new URL(request.url ?? "/", "http://localhost"), {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers) as [string, string][],
      body: body.length > 0 ? new Uint8Array(body) : null,
      signal: disconnected.signal,
    }),
  );
  if (response.destroyed) return;
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** The functions get the caller's address in the header in which a platform names it. */
function callFunctions(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { "cf-connecting-ip": _, ...headers } = request.headers;
  const upstream = httpRequest({
    host: HOST,
    port,
    method: request.method,
    path: request.url,
    headers: { ...headers, "x-forwarded-for": request.socket.remoteAddress },
  });
  upstream.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  upstream.once("error", () => sendJson(response, 502, { error: "Função indisponível." }));
  response.once("close", () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/rest/v1/")) {
    if (!services.rest) return sendJson(response, 503, { message: "The database is starting." });
    return callRest(services.rest, request, response);
  }
  if (pathname.startsWith("/functions/v1/")) {
    // Like a hosted project (supabase/config.toml): the functions check the key themselves.
    const port = await services.functions?.port();
    if (port === undefined) return sendJson(response, 503, { error: "Função indisponível." });
    return callFunctions(port, request, response);
  }
  sendJson(response, 404, { message: "Not found" });
}

export const createGateway = (services: Services, log: (line: string) => void): Server =>
  createServer((request, response) => {
    route(request, response, services).catch((error: unknown) => {
      if (response.destroyed) return;
      log(`gateway: ${error instanceof Error ? error.name : "error"} on ${request.method}`);
      sendJson(response, 500, { message: "Internal error" });
    });
  });
