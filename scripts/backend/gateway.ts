import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RestApi } from "@/scripts/backend/database/rest";
import type { FunctionsRuntime } from "@/scripts/backend/functions/runtime";
import { proxyToFunctions } from "@/scripts/backend/functions/proxy";
import { type KeyPair, sameKey } from "@/scripts/backend/keys";
import {
  BodyTooLarge,
  sendJson,
  sendWebResponse,
  toWebRequest,
} from "@/scripts/backend/web-request";

/** The parts behind the one URL; null until started, and again while stopping. */
export type Parts = { rest: RestApi | null; functions: FunctionsRuntime | null };

export type Gateway = {
  server: Server;
  /** Takes no more calls of functions and waits for those under way, `ms` milliseconds at most. */
  drain(ms: number): Promise<void>;
};

/** Functions ask for one of the two keys, as the hosted gateway does. */
function hasKey(request: IncomingMessage, keys: KeyPair): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const given = request.headers.apikey ?? bearer;
  if (typeof given !== "string") return false;
  return sameKey(given, keys.anonKey) || sameKey(given, keys.secretKey);
}

function health(response: ServerResponse, parts: Parts): void {
  const states = {
    database: parts.rest ? "ok" : "starting",
    functions: parts.functions?.isUp() ? "ok" : parts.functions ? "down" : "starting",
  };
  const ok = Object.values(states).every((state) => state === "ok");
  sendJson(response, ok ? 200 : 503, { ok, pid: process.pid, ...states });
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  keys: KeyPair,
  parts: Parts,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/health") return health(response, parts);
  if (pathname.startsWith("/rest/v1/")) {
    if (!parts.rest) return sendJson(response, 503, { message: "The database is starting." });
    const answer = await parts.rest(await toWebRequest(request, response));
    return sendWebResponse(answer, response);
  }
  if (pathname.startsWith("/functions/v1/")) {
    if (!hasKey(request, keys)) return sendJson(response, 401, { message: "Invalid API key" });
    const port = await parts.functions?.port();
    if (port == null) return sendJson(response, 503, { error: "Função indisponível." });
    return proxyToFunctions(request, response, port);
  }
  sendJson(response, 404, { message: "Not found" });
}

/** The one HTTP server behind the Supabase URL: data API, functions and health. */
export function createGateway(keys: KeyPair, parts: Parts, log: (line: string) => void): Gateway {
  const calls = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/functions/")) {
      calls.add(response);
      response.once("close", () => calls.delete(response));
    }
    route(request, response, keys, parts).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return sendJson(response, 413, { message: "Too large" });
      if (response.destroyed) return;
      log(`gateway: ${error instanceof Error ? error.name : "error"} on ${request.method}`);
      sendJson(response, 500, { message: "Internal error" });
    });
  });
  return {
    server,
    async drain(ms) {
      parts.functions = null;
      const ended = Promise.all([...calls].map((response) => once(response, "close")));
      await Promise.race([ended, delay(ms, undefined, { ref: false })]);
    },
  };
}
