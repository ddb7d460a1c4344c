import { isSameSecret } from "./contract/secrets.ts";

export async function hasApiKey(headers: Headers, keys: readonly string[]): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const given = [headers.get("apikey"), bearer].filter((key) => key != null);
  const checks = given.flatMap((candidate) => keys.map((key) => isSameSecret(candidate, key)));
  return (await Promise.all(checks)).includes(true);
}

/** Whether the caller proves with `x-site-token` that it is the site. */
export async function isSite(headers: Headers, siteToken: string | undefined): Promise<boolean> {
  const token = headers.get("x-site-token");
  return Boolean(siteToken && token && (await isSameSecret(token, siteToken)));
}

const DIGEST = /^[0-9a-f]{32}$/;

/**
 * The key under which the requests of a visitor are counted, whom the site names in `x-visitor` by
 * a digest of the address, so that the database learns none. Undefined for any other call: it comes
 * from the address of a server, which may be that of all visitors.
 */
export async function visitorKey(
  headers: Headers,
  siteToken: string | undefined,
): Promise<string | undefined> {
  const visitor = headers.get("x-visitor") ?? "";
  const isNamed = DIGEST.test(visitor) && (await isSite(headers, siteToken));
  return isNamed ? `visitor ${visitor}` : undefined;
}

/** At most `max` uses of a key in an hour, for count_submissions() of the database. */
export const perHour = (key: string, max: number) => ({ key, max, window_seconds: 3600 });
