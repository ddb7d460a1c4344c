import { escapeHtml } from "@/lib/forms/escape-html";

/** What a log line may hold: numbers, and words of our own; never what a visitor typed. */
type Fields = Record<string, string | number | boolean | undefined>;

/** Writes one JSON line to the server's standard output. Never pass personal data. */
export function log(event: string, fields: Fields = {}) {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
}

/** Shorter values may be parts of ordinary words. */
const SHORTEST_VALUE = 3;

/** A text for the log with what a visitor typed taken out of it, should a backend's error quote it. */
export function redactValues(text: string, values: Record<string, string>): string {
  return Object.values(values)
    .filter((value) => value.length >= SHORTEST_VALUE)
    .flatMap((value) => [value, escapeHtml(value)])
    .reduce((rest, value) => rest.replaceAll(value, "[…]"), text);
}

/** Name and message of whatever was thrown, for the log only: the visitor never sees it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? ` (${describeError(error.cause)})` : "";
  return `${error.name}: ${error.message}${cause}`;
}
