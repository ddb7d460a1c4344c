import { type FunctionEnv, readEnv } from "./env.ts";
import { failure, RequestError } from "./http.ts";
import { createLog, errorCode, type Log } from "./log.ts";

export type FunctionContext = { request: Request; env: FunctionEnv; log: Log };

/** The caller's request id when it is a plain token, else a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[\w.-]{1,100}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * Wraps a function's work: environment, request id, and the answer for whatever it throws. A
 * RequestError answers with its own text; anything else 500 with a fixed one, the reason only in the log.
 */
export function edgeFunction(
  name: string,
  work: (context: FunctionContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const log = createLog(name, requestIdOf(request));
    try {
      return await work({ request, env: readEnv(), log });
    } catch (error) {
      if (error instanceof RequestError) {
        log("info", { outcome: "refused", code: String(error.status) });
        return failure(error.message, error.status);
      }
      log("error", { outcome: "error", code: describe(error) });
      return failure("Erro interno. Tente novamente em instantes.", 500);
    }
  };
}

/** Errors of the environment name variables only, so their text is safe to log and worth reading. */
function describe(error: unknown): string {
  const isEnvironment = error instanceof Error && error.message.startsWith("environment: ");
  return isEnvironment ? error.message : errorCode(error);
}
