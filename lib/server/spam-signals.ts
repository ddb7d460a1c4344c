import { createHash } from "node:crypto";
import {
  SPAM_SIGNAL_FIELDS,
  IDEMPOTENCY_HEADER,
  isLikelySpam,
} from "@/lib/forms/spam-signal-fields";
import { IDEMPOTENCY } from "@/lib/limits";

/** What a request says of itself beside the form's own values (docs/decisions/0007). */
export type SubmissionContext = {
  /** The same for every try to send the same values; undefined where the caller gave none. */
  idempotencyKey?: string;
  /** Whether a program seems to have filled the form in: kept, not mailed. */
  isLikelySpam: boolean;
};

const KEY = new RegExp(`^[\\w-]{${IDEMPOTENCY.minLength},${IDEMPOTENCY.maxLength}}$`);

/**
 * The key of a request, or undefined where it has none of 8 to 100 letters, digits, "_" and "-". A digest of form and
 * values is added to it: who uses one key for two messages gets both stored.
 */
export function idempotencyKey(
  headers: Headers,
  form: string,
  values: Record<string, string>,
): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER) ?? "";
  return KEY.test(key) ? `${key}.${digest(form, values)}` : undefined;
}

/** Whether the guard fields of a body look like a program's. Nothing in them makes a request a bad one. */
export function isLikelySpamRequest(body: Record<string, unknown>): boolean {
  return isLikelySpam({
    website: asText(body[SPAM_SIGNAL_FIELDS.honeypot]),
    elapsed: asText(body[SPAM_SIGNAL_FIELDS.elapsed]),
  });
}

const asText = (value: unknown) =>
  typeof value === "string" ? value : value == null ? "" : JSON.stringify(value);

/** 22 characters of [A-Za-z0-9_-] that stand for some values and do not give them away. */
export const digest = (...values: unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
