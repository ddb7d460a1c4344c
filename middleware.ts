import { NextResponse, type NextRequest } from "next/server";
import { env } from "@/lib/env";
import { ERRORS } from "@/lib/server/api-error";

const NO_STORE = { "cache-control": "no-store" };

/** The matcher leaves canonical paths and assets to a CDN. */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!pathname.startsWith("/api/")) return redirectToCanonical(request);

  const requestId = crypto.randomUUID();
  const isRead = request.method === "GET";
  if (!isRead && !isSameOrigin(request.headers)) {
    const error = {
      code: "forbidden",
      title: "Pedido recusado",
      message: "Envie pelo próprio site.",
    };
    return NextResponse.json({ error }, { status: ERRORS.forbidden.status, headers: NO_STORE });
  }
  const headers = new Headers(request.headers);
  headers.set("x-request-id", requestId);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("x-request-id", requestId);
  if (!isRead) response.headers.set("cache-control", NO_STORE["cache-control"]);
  return response;
}

function redirectToCanonical(request: NextRequest) {
  const target = request.nextUrl.clone();
  target.pathname = canonicalPath(target.pathname);
  if (target.pathname === request.nextUrl.pathname) return NextResponse.next();
  return NextResponse.redirect(target, 308);
}

/** CSRF check: a request without an origin is not from a browser, has no cookies, and passes. */
function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return fetchSite === null;
  return URL.canParse(origin) && ownHosts(headers).includes(new URL(origin).host);
}

/** X-Forwarded-Host counts only behind a trusted proxy. */
function ownHosts(headers: Headers): string[] {
  const forwarded = env.TRUSTED_PROXIES > 0 ? headers.get("x-forwarded-host") : null;
  const hosts = [headers.get("host"), forwarded, env.SITE_URL && new URL(env.SITE_URL).host];
  return hosts.filter((host): host is string => Boolean(host));
}

/**
 * Lower case and without .html, whether the page exists or not. Next itself ends trailing slashes.
 * An escape ("%C3%A7") has no case.
 */
const canonicalPath = (pathname: string) =>
  pathname
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
    .replace(/(\/index)?\.html$/, "") || "/";

export const config = {
  matcher: ["/api/:path*", "/((?!_next/|api/)[^.]*[A-Z][^.]*)", "/((?!_next/|api/).*)\\.html"],
};
