import { addressKey } from "./contract/address-key.ts";
import { isSameSecret, keyedDigest } from "./contract/secrets.ts";
import type { FunctionEnv } from "./env.ts";

export async function hasApiKey(headers: Headers, keys: readonly string[]): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const given = [headers.get("apikey"), bearer].filter((key) => key != null);
  const checks = given.flatMap((candidate) => keys.map((key) => isSameSecret(candidate, key)));
  return (await Promise.all(checks)).includes(true);
}

function callerAddress(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1);
  return addressKey(headers.get("cf-connecting-ip") ?? forwarded ?? "unknown");
}

/** Whether the caller proves with `x-site-token` that it is the site. */
export async function isSite(headers: Headers, siteToken: string | undefined): Promise<boolean> {
  const token = headers.get("x-site-token");
  return Boolean(siteToken && token && (await isSameSecret(token, siteToken)));
}

const DIGEST = /^[0-9a-f]{32}$/;

/**
 * The key under which the requests of a sender are counted: of the visitor that the site names in
 * `x-visitor`, of every other caller of its own address. A digest, so that the database learns no
 * address.
 */
export async function senderKey(
  headers: Headers,
  { siteToken, digestKey }: FunctionEnv["limits"],
): Promise<string> {
  const visitor = headers.get("x-visitor") ?? "";
  if (DIGEST.test(visitor) && (await isSite(headers, siteToken))) return `visitor ${visitor}`;
  return `caller ${await keyedDigest(digestKey, callerAddress(headers))}`;
}
