import { createHash } from "node:crypto";
import { DEFERRED_LOADER } from "../html/inline-scripts.mjs";

/** Where an embedded video may come from, after the visitor's click (lib/podcast/youtube.ts). */
const VIDEO_FRAMES = "https://www.youtube-nocookie.com";

/** As integrity attributes and policies write it. @param {string | Buffer} content */
export const sha256 = (content) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** The files that pages are made of: no browser shows them by themselves, and there are many of them. */
export const ASSET_FOLDERS = ["_next/static", "pagefind"];

/**
 * What holds for every answer, whoever sends it: Next (next.config.mjs) or a server in front of it.
 * @type {Readonly<Record<string, string>>}
 */
export const assetHeaders = { "X-Content-Type-Options": "nosniff" };

/**
 * What holds besides for all but the files in ASSET_FOLDERS, where these lines would only cost a first visit some kilobytes.
 * The policy on scripts is part of the finished pages (`pagePolicy`).
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = {
  // Not in a page's own policy, because browsers heed it in a header only.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()",
};

/**
 * The Content-Security-Policy of every finished page: files of this site, one known inline script, and the videos. Styles
 * may be inline: React writes style attributes, and no style can run a script.
 */
export const pagePolicy = [
  "default-src 'none'",
  // The site search is WebAssembly (pagefind), which needs this word; it does not allow eval.
  `script-src 'self' 'wasm-unsafe-eval' '${sha256(DEFERRED_LOADER)}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${VIDEO_FRAMES}`,
  "form-action 'self'",
  "base-uri 'none'",
].join("; ");
