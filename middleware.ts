import { NextResponse, type NextRequest } from "next/server";
import { ERROR_STATUS } from "@/lib/server/api-error";
import { isSameOrigin } from "@/lib/server/same-origin";
import { canonicalPath } from "@/lib/server/canonical-path";

/**
 * Adds a request id and the same-origin check to /api, and redirects other paths to their canonical
 * form. The matcher excludes canonical paths and assets, so that a CDN serves them alone.
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
