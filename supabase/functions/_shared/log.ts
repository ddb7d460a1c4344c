/** Fields of a log line. Never personal data: no names, addresses, phone numbers or messages. */
type LogFields = {
  rowId?: string;
  outcome: string;
  /** Machine-readable reason, for example an error code or an HTTP status. */
  code?: string;
  attempt?: number;
  count?: number;
  failed?: number;
  page?: number;
  skipped?: number;
  durationMs?: number;
};

export type Log = (level: "info" | "error", fields: LogFields) => void;

/** Creates a logger that writes one JSON line for each event. */
export function createLog(functionName: string, requestId: string): Log {
  return (level, fields) => {
    const line = { time: new Date().toISOString(), level, function: functionName, requestId };
    console[level](JSON.stringify({ ...line, ...fields }));
  };
}

/** Code or class name of an error. Never its message, which may contain user input. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[\w.-]{1,64}$/.test(code) ? code : error.name;
}
