import { NextResponse, type NextRequest } from "next/server";
import { ERROR_STATUS } from "@/lib/server/api-error";
import { isSameOrigin } from "@/lib/api/same-origin";
import { canonicalPath } from "@/lib/http/canonical-path";

/**
 * Before a route answers: a request id, the same-origin guard of /api, and the canonical spelling of paths. The matcher
 * leaves pages in their own spelling, and assets, alone, so that a CDN serves them without waking the server.
 */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!pathname.startsWith("/api/")) return redirectToCanonical(request);

  const requestId = crypto.randomUUID();
  if (request.method !== "GET" && !isSameOrigin(request.headers)) {
    const error = {
      code: "forbidden",
      title: "Pedido recusado",
      message: "Envie pelo próprio site.",
    };
    return NextResponse.json({ error }, { status: ERROR_STATUS.forbidden });
  }
  const headers = new Headers(request.headers);
  headers.set("x-request-id", requestId);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("x-request-id", requestId);
  return response;
}

function redirectToCanonical(request: NextRequest) {
  const target = request.nextUrl.clone();
  target.pathname = canonicalPath(target.pathname);
  if (target.pathname === request.nextUrl.pathname) return NextResponse.next();
  return NextResponse.redirect(target, 308);
}

export const config = {
  matcher: ["/api/:path*", "/((?!_next/|api/)[^.]*[A-Z][^.]*)", "/((?!_next/|api/).*)\\.html"],
};
