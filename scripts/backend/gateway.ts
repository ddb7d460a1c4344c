import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RestApi } from "@/scripts/backend/database/rest";
import type { FunctionsRuntime } from "@/scripts/backend/functions/runtime";
import { proxyToFunctions } from "@/scripts/backend/functions/proxy";
import {
  BodyTooLargeError,
  sendJson,
  sendWebResponse,
  toWebRequest,
} from "@/scripts/backend/web-request";

/** Services behind the Supabase URL; null before they are started and while they are stopped. */
export type Services = { rest: RestApi | null; functions: FunctionsRuntime | null };

const READING: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "DELETE"]);

/** Postgres' code of a full disk. */
const DISK_FULL = { code: "53100", message: "The disk of the data folder is full." };

export type Gateway = {
  server: Server;
  /** Accepts no more function calls and waits at most `ms` milliseconds for active ones. */
  drain(ms: number): Promise<void>;
};

function health(response: ServerResponse, services: Services): void {
  const states = {
    database: services.rest ? "ok" : "starting",
    functions: services.functions?.isRunning() ? "ok" : services.functions ? "down" : "starting",
  };
  const ok = Object.values(states).every((state) => state === "ok");
  sendJson(response, ok ? 200 : 503, { ok, pid: process.pid, ...states });
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  hasSpace: () => Promise<boolean>,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/health") return health(response, services);
  if (pathname.startsWith("/rest/v1/")) {
    if (!services.rest) return sendJson(response, 503, { message: "The database is starting." });
    // Refused early: Postgres itself stops at a full disk.
    if (!READING.has(request.method) && !(await hasSpace())) {
      return sendJson(response, 507, DISK_FULL);
    }
    const restResponse = await services.rest(await toWebRequest(request, response));
    return sendWebResponse(restResponse, response);
  }
  if (pathname.startsWith("/functions/v1/")) {
    // Like a hosted project (supabase/config.toml): the functions check the key themselves.
    const port = await services.functions?.port();
    if (port == null) return sendJson(response, 503, { error: "Função indisponível." });
    return proxyToFunctions(request, response, port);
  }
  sendJson(response, 404, { message: "Not found" });
}

/**
 * Creates the HTTP server of the Supabase URL: data API, functions and health check.
 *
 * @param hasSpace whether the disk has space to write
 */
export function createGateway(
  services: Services,
  log: (line: string) => void,
  hasSpace: () => Promise<boolean>,
): Gateway {
  const activeCalls = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/functions/")) {
      activeCalls.add(response);
      response.once("close", () => activeCalls.delete(response));
    }
    route(request, response, services, hasSpace).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError)
        return sendJson(response, 413, { message: "Too large" });
      if (response.destroyed) return;
      log(`gateway: ${error instanceof Error ? error.name : "error"} on ${request.method}`);
      sendJson(response, 500, { message: "Internal error" });
    });
  });
  return {
    server,
    async drain(ms) {
      services.functions = null;
      const ended = Promise.all([...activeCalls].map((response) => once(response, "close")));
      await Promise.race([ended, delay(ms, undefined, { ref: false })]);
    },
  };
}
