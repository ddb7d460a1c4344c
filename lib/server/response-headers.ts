import { createHash } from "node:crypto";

/** The hash in the format of integrity attributes and CSP. */
export const sha256 = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

type Headers = Readonly<Record<string, string>>;

/** Off by default: other subdomains of the company may not have HTTPS. */
const HSTS_SUBDOMAINS = process.env.HSTS_INCLUDE_SUBDOMAINS === "1" ? "; includeSubDomains" : "";

/** The headers of every response. The policy for scripts is in the pages. */
export const securityHeaders: Headers = {
  // Browsers ignore frame-ancestors in a meta element.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": `max-age=63072000${HSTS_SUBDOMAINS}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), " +
    "geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
    "serial=(), usb=(), xr-spatial-tracking=()",
  ...(process.env.PREVIEW === "1" && { "X-Robots-Tag": "noindex, nofollow" }),
};

/**
 * Of every drawing instead of the policy above: opened by itself it shows what is in its file, and
 * nothing in it runs.
 */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
  "frame-ancestors 'none'; sandbox";

/** Browsers and CDNs revalidate each time, and get 304 if nothing has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For pictures at a fixed address. */
export const PICTURE = "public, max-age=86400, stale-while-revalidate=604800";

export const SVG_FOLDERS = ["desenhos", "parceiros"];

/**
 * The headers of a file of the build beside those of every response.
 * @param name "/desenhos/torneira.svg"
 * @param own of the route handler that wrote it
 */
export function fileHeadersOf(name: string, own: Headers = {}): Headers {
  const isPicture = SVG_FOLDERS.some((folder) => name.startsWith(`/${folder}/`));
  const isHashed = name.startsWith("/_next/static/");
  return {
    ...(name.endsWith(".svg") && { "Content-Security-Policy": DRAWING_POLICY }),
    "cache-control": isHashed ? IMMUTABLE : isPicture ? PICTURE : REVALIDATE,
    ...own,
  };
}
