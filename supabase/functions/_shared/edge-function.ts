import { type FunctionEnv, readEnv } from "./env.ts";
import { errorResponse, RequestError } from "./http.ts";
import { createLog, errorCode, type Log } from "./log.ts";

export type FunctionContext = { request: Request; env: FunctionEnv; log: Log };

/** The caller's request id when it is safe to log, else a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[\w.-]{1,100}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * Creates the request handler of a function: reads the environment, sets up the log and turns
 * thrown errors into responses. A RequestError gives its own message and status; any other error
 * gives 500 with a fixed message, and its code is only logged.
 */
export function edgeFunction(
  name: string,
  handle: (context: FunctionContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const log = createLog(name, requestIdOf(request));
    try {
      return await handle({ request, env: readEnv(), log });
    } catch (error) {
      if (error instanceof RequestError) {
        log("info", { outcome: "refused", code: String(error.status) });
        return errorResponse(error.message, error.status);
      }
      log("error", { outcome: "error", code: logCode(error) });
      return errorResponse("Erro interno. Tente novamente em instantes.", 500);
    }
  };
}

/** Environment errors contain variable names only, so their message is safe to log. */
function logCode(error: unknown): string {
  const isEnvironment = error instanceof Error && error.message.startsWith("environment: ");
  return isEnvironment ? error.message : errorCode(error);
}
