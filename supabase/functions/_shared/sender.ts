import { addressKey } from "./contract/address-key.ts";
import { timingSafeEqual } from "./api-keys.ts";

/** SHA-256 in base64url, so that the table of counts has no addresses in it. */
export async function digest(text: string): Promise<string> {
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
export async function sender(headers: Headers, siteToken: string | undefined): Promise<string> {
  const visitor = headers.get("x-visitor") ?? "";
  const token = headers.get("x-site-token");
  if (siteToken && token && /^[\w-]{8,64}$/.test(visitor)) {
    if (await timingSafeEqual(token, siteToken)) return `visitor ${visitor}`;
  }
  return `caller ${callerAddress(headers)}`;
}
