import { addressKey } from "../address-key.ts";
import { timingSafeEqual } from "../api-keys.ts";
import type { FunctionEnv } from "../env.ts";
import { decodeHtml } from "../text.ts";
import type { NewMessage } from "./payload.ts";

/** At most `max` messages with this key within `window_seconds`. */
export type SubmissionLimit = { key: string; max: number; window_seconds: number };

const MINUTE_SECONDS = 60;

/**
 * Twice the limits per e-mail of specification §5 (RATE_LIMITS in the site's lib/limits.ts). The
 * site counts in windows of its own, and any window overlaps at most two of them: a message that
 * the site accepts is never refused here.
 */
const PER_SENDER: Readonly<Record<NewMessage["kind"], { max: number; window_seconds: number }>> = {
  quote: { max: 6, window_seconds: 60 },
  proposal: { max: 6, window_seconds: 60 },
  donation: { max: 6, window_seconds: 60 },
  suggestion: { max: 6, window_seconds: 300 },
};

/** SHA-256 in base64url, so that the table of counts has no addresses in it. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The caller's IP address, from headers that the platform sets. */
function callerAddress(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1);
  return addressKey(headers.get("cf-connecting-ip") ?? forwarded ?? "unknown");
}

/**
 * The visitor that the site names in `x-visitor`, if the caller proves with `x-site-token` that it
 * is the site; otherwise the caller itself.
 */
async function sender(headers: Headers, siteToken: string | undefined): Promise<string> {
  const visitor = headers.get("x-visitor") ?? "";
  const token = headers.get("x-site-token");
  if (siteToken && token && /^[\w-]{8,64}$/.test(visitor)) {
    if (await timingSafeEqual(token, siteToken)) return `visitor ${visitor}`;
  }
  return `caller ${callerAddress(headers)}`;
}

/** The limits of a message: one per e-mail and form, one per address over all forms. */
export async function submissionLimits(
  message: NewMessage,
  headers: Headers,
  { siteToken, perAddress }: FunctionEnv["limits"],
): Promise<SubmissionLimit[]> {
  const contact = decodeHtml(message.email ?? message.details.contato ?? "");
  const email = `${message.kind} ${contact.trim().toLowerCase()}`;
  return [
    { key: await digest(email), ...PER_SENDER[message.kind] },
    {
      key: await digest(await sender(headers, siteToken)),
      max: perAddress,
      window_seconds: MINUTE_SECONDS,
    },
  ];
}
