import { hasApiKey } from "./api-keys.ts";
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
 * Creates the request handler of a function: reads the environment, sets up the log, requires one
 * of the project's API keys and turns thrown errors into responses. The platform checks no key
 * (supabase/config.toml), so this check is the only one. A RequestError gives its own message and
 * status; any other error gives 500 with a fixed message, and its code is only logged.
 */
export function edgeFunction(
  name: string,
  handle: (context: FunctionContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const log = createLog(name, requestIdOf(request));
    try {
      const env = readEnv();
      if (!(await hasApiKey(request.headers, [...env.publishableKeys, ...env.serviceKeys]))) {
        throw new RequestError("Não autorizado.", 401);
      }
      return await handle({ request, env, log });
    } catch (error) {
      if (error instanceof RequestError) {
        log("info", { outcome: "refused", code: String(error.status) });
        const wait = error.retryAfterSeconds;
        return errorResponse(
          error.message,
          error.status,
          wait ? { "Retry-After": String(wait) } : {},
        );
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
