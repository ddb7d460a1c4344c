/** What a log line may carry. Never a name, an e-mail address, a phone number or a message's text. */
type LogFields = {
  rowId?: string;
  outcome: string;
  /** Machine-readable reason: an error code, an HTTP status, a constraint's name. */
  code?: string;
  attempt?: number;
  count?: number;
  failed?: number;
  page?: number;
  skipped?: number;
  durationMs?: number;
};

export type Log = (level: "info" | "error", fields: LogFields) => void;

/** A logger that writes one JSON line per event, each with the function's name and the request's id. */
export function createLog(functionName: string, requestId: string): Log {
  return (level, fields) => {
    const line = { time: new Date().toISOString(), level, function: functionName, requestId };
    console[level](JSON.stringify({ ...line, ...fields }));
  };
}

/** A short code for an unexpected error: its code or class, never its text, which may quote the input. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[\w.-]{1,64}$/.test(code) ? code : error.name;
}
