/** Where an embedded video may come from, after the visitor's click (lib/youtube.ts). */
const VIDEO_FRAMES = "https://www.youtube-nocookie.com";

/**
 * What holds for every answer of the site, whoever sends it: Next (next.config.mjs) or a server in front of it
 * (scripts/cdn). The policy on scripts differs from page to page and stands in the page (`pagePolicy`).
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = {
  // Not in a page's own policy, because browsers heed it in a header only.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()",
};

/**
 * The Content-Security-Policy of one page: files of this site only, and of the inline scripts only those it was built with.
 * Styles may be inline: React writes style attributes, and no style can run a script.
 * @param {Iterable<string>} scriptHashes as "sha256-…", of the page's inline scripts
 */
export function pagePolicy(scriptHashes) {
  const hashes = [...scriptHashes].map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    // The site search is WebAssembly (pagefind), which needs this word; it does not allow eval.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${VIDEO_FRAMES}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
