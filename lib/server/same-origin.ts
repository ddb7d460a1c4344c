import { env } from "@/lib/env";

/**
 * Whether a request comes from the site itself (CSRF check). Browsers send the origin with every
 * POST; a request without one is not from a browser, has no visitor's cookies, and passes.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return fetchSite === null;
  return URL.canParse(origin) && ownHosts(headers).includes(new URL(origin).host);
}

/** The site's own hosts. X-Forwarded-Host counts only behind a trusted proxy. */
function ownHosts(headers: Headers): string[] {
  const forwarded = env.TRUSTED_PROXIES > 0 ? headers.get("x-forwarded-host") : null;
  const hosts = [headers.get("host"), forwarded, env.SITE_URL && new URL(env.SITE_URL).host];
  return hosts.filter((host): host is string => Boolean(host));
}
