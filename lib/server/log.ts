import { escapeHtml } from "@/supabase/functions/_shared/contract/text";

type Fields = Record<string, string | number | boolean | undefined>;

/** Writes one JSON line to the server's standard output. Never pass what a visitor typed. */
export function log(event: string, fields: Fields = {}) {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
}

/** In characters. A shorter value can be part of an ordinary word. */
const SHORTEST_VALUE = 3;

/** Removes what a visitor typed from a log text: a backend's error may quote it. */
export function redactValues(text: string, values: Record<string, string>): string {
  return Object.values(values)
    .filter((value) => value.length >= SHORTEST_VALUE)
    .flatMap((value) => [value, escapeHtml(value)])
    .reduce((rest, value) => rest.replaceAll(value, "[…]"), text);
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? ` (${describeError(error.cause)})` : "";
  return `${error.name}: ${error.message}${cause}`;
}
