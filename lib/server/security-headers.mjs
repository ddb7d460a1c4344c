import { createHash } from "node:crypto";

/** The hash in the format of integrity attributes and CSP. @param {string | Buffer} content */
export const sha256 = (content) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/**
 * Folders with files that pages load and that no page links to: scripts, styles, and the covers of
 * the demonstration episodes, whose headers would be longer than themselves.
 */
export const ASSET_FOLDERS = ["_next/static", "episodes"];

/**
 * Headers of every response, from Next (next.config.mjs) or from a server in front of it.
 * @type {Readonly<Record<string, string>>}
 */
export const assetHeaders = { "X-Content-Type-Options": "nosniff" };

/** Off by default: other subdomains of the company may not have HTTPS. */
const HSTS_SUBDOMAINS = process.env.HSTS_INCLUDE_SUBDOMAINS === "1" ? "; includeSubDomains" : "";

/**
 * Headers of all responses except those in ASSET_FOLDERS, where they would only cost some kilobytes
 * per first visit. The policy for scripts is in the pages themselves (page-policy.mjs).
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = {
  // Browsers ignore frame-ancestors in a meta element.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": `max-age=63072000${HSTS_SUBDOMAINS}`,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), " +
    "geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
    "serial=(), usb=(), xr-spatial-tracking=()",
};
