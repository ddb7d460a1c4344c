import { env } from "@/lib/env";

/**
 * Whether a request that changes something comes from the site itself. Browsers name the origin of every POST; a
 * program that names none carries no visitor's cookies or trust that could be abused, and passes.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return fetchSite === null;
  return URL.canParse(origin) && ownHosts(headers).includes(new URL(origin).host);
}

/** The hosts under which the site knows itself. A forwarded host counts only behind a proxy of our own. */
function ownHosts(headers: Headers): string[] {
  const forwarded = env.TRUSTED_PROXIES > 0 ? headers.get("x-forwarded-host") : null;
  const hosts = [headers.get("host"), forwarded, env.SITE_URL && new URL(env.SITE_URL).host];
  return hosts.filter((host): host is string => Boolean(host));
}
