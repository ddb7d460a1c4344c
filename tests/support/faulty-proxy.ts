import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** What a part of the backend answers instead of being asked: "down" is a broken connection. */
type Fault = "down" | { status: number; body: unknown };

/** Faults by the end of the path they strike. */
export type Faults = Record<string, Fault>;

/**
 * Stands before the backend and passes everything on, but for the paths it was told to break: `PUT /faults` with a JSON
 * object of faults replaces them, `{}` mends all.
 */
export async function startFaultyProxy(backendUrl: string) {
  let faults: Faults = {};
  const server = createServer((request, response) => {
    void (request.url === "/faults"
      ? readJson(request).then((body) => {
          faults = body as Faults;
          response.end();
        })
      : answer(request, response));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? "").split("?", 1)[0]!;
    const fault = Object.entries(faults).find(([end]) => path.endsWith(end))?.[1];
    if (fault === "down") return request.socket.destroy();
    if (fault) {
      response.writeHead(fault.status, { "content-type": "application/json" });
      return response.end(JSON.stringify(fault.body));
    }
    const { method, headers } = request;
    const passedOn = httpRequest(
      new URL(request.url ?? "/", backendUrl),
      { method, headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    passedOn.on("error", () => response.destroy());
    request.pipe(passedOn);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}
