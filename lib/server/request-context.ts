import { createHash } from "node:crypto";
import { IDEMPOTENCY_HEADER, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { IDEMPOTENCY } from "@/lib/limits";
import { addressKey } from "@/supabase/functions/_shared/contract/address-key";

export type SubmissionContext = {
  /** The same for each attempt to send the same values. */
  idempotencyKey: string;
  page?: string;
  /** Digest of the visitor's IP address, for the limit in the database. */
  visitor?: string;
  /** Stored, but not mailed. */
  isLikelySpam: boolean;
};

const KEY = new RegExp(`^[\\w-]{${IDEMPOTENCY.minLength},${IDEMPOTENCY.maxLength}}$`);

/**
 * The idempotency key of a request; undefined if the header is not 8 to 100 letters, digits, "_" or
 * "-". A digest of form and values is appended, so that one key cannot drop a different message.
 */
export function idempotencyKey(
  headers: Headers,
  form: string,
  values: Record<string, string>,
): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER) ?? "";
  return KEY.test(key) ? `${key}.${digest(form, values)}` : undefined;
}

const MIN_FILL_MS = 400;

/** Whether the spam signals of a body look like a program's. They never make it a bad request. */
export function isLikelySpamRequest(body: Record<string, unknown>): boolean {
  if (asText(body[SPAM_SIGNAL_FIELDS.honeypot]).trim() !== "") return true;
  const elapsed = asText(body[SPAM_SIGNAL_FIELDS.elapsed]);
  return elapsed !== "" && !(Number(elapsed) >= MIN_FILL_MS);
}

const asText = (value: unknown) =>
  typeof value === "string" ? value : value == null ? "" : JSON.stringify(value);

export const digest = (...values: unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

/** Set from the socket by start-server.ts, which overwrites a visitor's own header. */
export const PEER_ADDRESS_HEADER = "x-peer-address";

/**
 * The visitor's IP address as a key for counting: IPv6 by /64. Of X-Forwarded-For only the entries
 * of trusted proxies are used.
 * @param trustedProxies number of proxies in front (TRUSTED_PROXIES); 0 uses only the socket
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const chain = forwarded.filter(Boolean);
  const peer = headers.get(PEER_ADDRESS_HEADER);
  if (peer) chain.push(peer);
  const address =
    trustedProxies === 0 ? peer : chain[Math.max(0, chain.length - 1 - trustedProxies)];
  return address ? addressKey(address) : "unknown";
}
