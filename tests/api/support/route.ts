import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FormName } from "@/tests/api/support/forms";

type Handler = (request: Request) => Promise<Response>;
type Backend = { url: string; anonKey: string };

/**
 * Packages that keep no state in their modules. Loading them takes ten times as long as the rest.
 */
const PACKAGES = ["@supabase/supabase-js", "zod"];
for (const name of PACKAGES) {
  const loaded: unknown = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

/**
 * A new copy of a form's route handler with its own memory and environment, so that the rate limits
 * start at zero.
 * @param name the folder under app/api
 */
export async function loadRoute(
  name: FormName,
  backend: Backend,
  env: Record<string, string> = {},
): Promise<Handler> {
  jest.resetModules();
  Object.assign(process.env, {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
    RATE_LIMIT_PER_ADDRESS: "100000",
    ...env,
  });
  const routes = {
    quote: () => import("@/app/api/quote/route"),
    proposal: () => import("@/app/api/proposal/route"),
    suggestion: () => import("@/app/api/suggestion/route"),
    donation: () => import("@/app/api/donation/route"),
  };
  return (await routes[name]()).POST;
}

/** A POST with a JSON body. */
export const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The POST of a browser without JavaScript. */
export const plainFormRequest = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  new Request("http://localhost/api", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

/** Status and JSON body of a response, for one comparison. */
export const readResponse = async (response: Response) => [response.status, await response.json()];

/** Captures the server's log in each test; returns a function that gives the output so far. */
export function captureLog(): () => string {
  let output: jest.SpyInstance;
  beforeEach(() => (output = jest.spyOn(console, "log").mockImplementation(() => {})));
  afterEach(() => output.mockRestore());
  return () => output.mock.calls.flat().join("\n");
}

/** A fake backend with one handler for all requests. */
export async function startFakeServer(
  handler: Parameters<typeof createServer>[1],
): Promise<Backend & { stop(): void }> {
  const server: Server = createServer(handler as never).listen(0, "127.0.0.1");
  // Under load a connection is idle for seconds, and must not be closed while a request begins.
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: "any",
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Call = {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** A fake backend that accepts everything and records the calls. */
export async function startRecordingBackend() {
  const calls: Call[] = [];
  const fakeServer = await startFakeServer(async (request, response) => {
    // The health check.
    if (request.method === "GET") return response.end('{"mail":"ok","retention":"ok"}');
    const body: Call["body"] = JSON.parse(await text(request));
    calls.push({ path: request.url ?? "", headers: request.headers, body });
    const isInsert = request.url?.startsWith("/rest/");
    response.writeHead(isInsert ? 201 : 200, { "content-type": "application/json" });
    response.end(isInsert ? undefined : '{"ok":true}');
  });
  return { ...fakeServer, calls };
}
