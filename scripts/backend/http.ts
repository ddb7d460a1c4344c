import { once } from "node:events";
import type { Server as HttpServer, ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { Failure } from "@/scripts/lib/failure.mjs";

export const HOST = "127.0.0.1";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is already in use",
  EACCES: "may not be opened by this user",
};

/**
 * Listens on the loopback interface and gives the port, 0 for any.
 * @param variable the environment variable of the port, for the error message
 * @throws Failure when the port is taken or not allowed
 */
export async function listen(server: Server, port: number, variable: string): Promise<number> {
  server.listen(port, HOST);
  try {
    await once(server, "listening");
  } catch (error) {
    const reason = REASONS[(error as { code?: string }).code ?? ""];
    if (!reason) throw error;
    throw new Failure(`Port ${port} ${reason}: set ${variable} to another port.`);
  }
  return (server.address() as AddressInfo).port;
}

/** Active requests have half a second to finish. */
export async function closeServer(server: HttpServer): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 500);
  await closed;
  clearTimeout(timer);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(text);
}
