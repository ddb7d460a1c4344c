import { NextResponse, type NextRequest } from "next/server";
import { env } from "@/lib/env";
import { ERRORS } from "@/lib/server/api-error";

const NO_STORE = { "cache-control": "no-store" };

/** The request id and the same-origin check of /api. Pages are files (adapter/server). */
export function middleware(request: NextRequest) {
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

export const config = { matcher: "/api/:path*" };
