import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import { IDEMPOTENCY_HEADER, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { BODY_MAX_BYTES } from "@/lib/limits";
import { ApiError } from "@/lib/server/api-error";
import { addressKey } from "@/supabase/functions/_shared/contract/address-key";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { keyOfMinute } from "@/supabase/functions/_shared/contract/request-number";
import { textsOf } from "@/supabase/functions/_shared/contract/schema";
import { keyedDigest } from "@/supabase/functions/_shared/contract/secrets";

/** As middleware.ts has set it, for the log. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? undefined;

const bodySchema = z.record(z.string(), z.unknown());

/** Reads JSON or form data. @throws ApiError too_large, unsupported_media_type or bad_request */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  const parsed = bodySchema.safeParse(text === "" ? {} : parseBody(text, mediaType(request)));
  if (!parsed.success) throw new ApiError("bad_request");
  return parsed.data;
}

/** Cleaned and trimmed; a missing field or null is blank. @throws ApiError bad_request */
export function readTexts<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  body: Record<string, unknown>,
): FormValues<Name> {
  const { data, error } = textsOf(fields).safeParse(body);
  if (error) throw new ApiError("bad_request", { field: String(error.issues[0]?.path[0]) });
  return data;
}

/** Whether a browser posted the form without JavaScript and expects a page, not JSON. */
export function isHtmlFormPost(request: Request): boolean {
  return (
    mediaType(request) === "application/x-www-form-urlencoded" &&
    (request.headers.get("accept") ?? "").includes("text/html")
  );
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

function parseBody(text: string, type: string): unknown {
  if (type === "application/x-www-form-urlencoded") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (type !== "application/json") throw new ApiError("unsupported_media_type");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("bad_request", { cause });
  }
}

/** The body as text; never more than BODY_MAX_BYTES in memory. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) throw new ApiError("too_large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export type SubmissionContext = {
  /** The same for each attempt to send the same values. */
  idempotencyKey: string;
  /** Of a plain post: the key that it would have had in the minute before. */
  earlierKey?: string;
  page?: string;
  visitorHeaders: Record<string, string>;
  isLikelySpam: boolean;
};

const KEY = /^[\w-]{8,100}$/;

const MINUTE_MS = 60_000;

/**
 * The header of our own script, with a digest that keeps one key from dropping another message. A
 * plain post has none: its values, whose sender is among them, and the minute are its key, so that
 * a second press on "send" is the same request. Any other call is a request of its own.
 */
export function submissionKeys(
  request: Request,
  form: string,
  values: object,
): Pick<SubmissionContext, "idempotencyKey" | "earlierKey"> {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? "";
  const said = digest(form, values);
  if (KEY.test(key)) return { idempotencyKey: `${key}.${said}` };
  if (!isHtmlFormPost(request)) return { idempotencyKey: randomUUID() };
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return {
    idempotencyKey: keyOfMinute(said, minute),
    earlierKey: keyOfMinute(said, minute - 1),
  };
}

const MIN_FILL_MS = 400;

/** What the spam signals of a body say. They never make it a bad request. */
export function isLikelySpam(body: Record<string, unknown>): boolean {
  const elapsed = asText(body[SPAM_SIGNAL_FIELDS.elapsed]);
  const isTooFast = elapsed !== "" && !(Number(elapsed) >= MIN_FILL_MS);
  return isTooFast || asText(body[SPAM_SIGNAL_FIELDS.honeypot]).trim() !== "";
}

/** A list or an object is never ours, and one that is nested deeply cannot be written as JSON. */
function asText(value: unknown): string {
  if (value == null) return "";
  return typeof value === "object" ? "object" : String(value);
}

const digest = (...values: unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

/**
 * Set from the socket by adapter/server/site-server.ts, which overwrites a visitor's own header.
 */
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

/**
 * Whom the functions count a request for: a keyed digest of the visitor's address, and the proof
 * that the site says so. Nothing without SITE_TOKEN, which is the key.
 */
export async function visitorHeaders({ headers }: Request): Promise<Record<string, string>> {
  if (!env.SITE_TOKEN) return {};
  const address = clientAddress(headers, env.TRUSTED_PROXIES);
  return {
    "x-site-token": env.SITE_TOKEN,
    "x-visitor": await keyedDigest(env.SITE_TOKEN, address),
  };
}
