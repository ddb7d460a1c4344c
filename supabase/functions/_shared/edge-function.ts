import { hasApiKey } from "./callers.ts";
import { type FunctionEnv, readEnv } from "./env.ts";
import { errorResponse, RequestError } from "./http.ts";

/** Never personal data. `code` is an error code or an HTTP status. */
type LogFields = { outcome: string; rowId?: string; code?: string } & {
  [figure in "attempt" | "count" | "failed" | "page" | "skipped" | "durationMs"]?: number;
};

export type Log = (level: "info" | "error", fields: LogFields) => void;

function createLog(functionName: string): Log {
  const requestId = crypto.randomUUID();
  return (level, fields) => {
    const line = { time: new Date().toISOString(), level, function: functionName, requestId };
    console[level](JSON.stringify({ ...line, ...fields }));
  };
}

/** Code or class name of an error. Never its message, which may contain user input. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // It has names of variables only.
  if (error.message.startsWith("environment: ")) return error.message;
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[\w.-]{1,64}$/.test(code) ? code : error.name;
}

export type FunctionContext = { request: Request; env: FunctionEnv; log: Log };

type Handle = (context: FunctionContext) => Promise<Response>;

/**
 * The request handler of a function, by method. The platform checks no key (supabase/config.toml),
 * so the check here is the only one. A RequestError gives its own message and status, any other
 * error 500.
 */
export function edgeFunction(name: string, methods: Readonly<Record<string, Handle>>) {
  return async (request: Request): Promise<Response> => {
    const log = createLog(name);
    try {
      const env = readEnv();
      if (!(await hasApiKey(request.headers, [...env.publishableKeys, ...env.serviceKeys]))) {
        throw new RequestError("Não autorizado.", 401);
      }
      const handle = Object.hasOwn(methods, request.method) && methods[request.method];
      const allowed = { Allow: Object.keys(methods).join(", ") };
      if (!handle) throw new RequestError("Método não permitido.", 405, allowed);
      return await handle({ request, env, log });
    } catch (error) {
      if (error instanceof RequestError) {
        log("info", { outcome: "refused", code: String(error.status) });
        return errorResponse(error.message, error.status, error.headers);
      }
      log("error", { outcome: "error", code: errorCode(error) });
      return errorResponse("Erro interno. Tente novamente em instantes.", 500);
    }
  };
}
