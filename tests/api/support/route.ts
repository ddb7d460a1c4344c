import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FormName } from "@/tests/api/support/forms";

type Handler = (request: Request) => Promise<Response>;
type Backend = { url: string; anonKey: string };

/**
 * A fresh copy of a form's route handler, with memory and environment of its own: the limits start from nothing.
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
    REDIS_URL: "",
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

/** What a browser without JavaScript sends. */
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

/** Status and body of an answer, for one comparison. */
export const answerOf = async (response: Response) => [response.status, await response.json()];

/** Silences the server's log, and gives what it would have printed. */
export function catchLog(): () => string {
  let output: jest.SpyInstance;
  beforeEach(() => (output = jest.spyOn(console, "log").mockImplementation(() => {})));
  afterEach(() => output.mockRestore());
  return () => output.mock.calls.flat().join("\n");
}

/** A backend that answers everything in its own way. */
export async function startFakeServer(
  answer: Parameters<typeof createServer>[1],
): Promise<Backend & { stop(): void }> {
  const server: Server = createServer(answer as never).listen(0, "127.0.0.1");
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

/** A backend that accepts everything at once and keeps what it was sent. */
export async function startRecorder() {
  const calls: Call[] = [];
  const fakeServer = await startFakeServer(async (request, response) => {
    // The health check's question.
    if (request.method === "GET") return response.end("{}");
    const body: Call["body"] = JSON.parse(await text(request));
    calls.push({ path: request.url ?? "", headers: request.headers, body });
    const isInsert = request.url?.startsWith("/rest/");
    response.writeHead(isInsert ? 201 : 200, { "content-type": "application/json" });
    response.end(isInsert ? undefined : '{"ok":true}');
  });
  return { ...fakeServer, calls };
}
