import { INLINE_SCRIPT, SPECULATION_RULES } from "../html/inline-script.mjs";
import { sha256 } from "./security-headers.mjs";

/** Source of embedded videos (lib/podcast/youtube.ts). */
const VIDEO_FRAMES = "https://www.youtube-nocookie.com";

/**
 * The Content-Security-Policy of every page: files of this site, one known inline script, the rules
 * for prefetching, the videos, and forms that open a mail draft. Inline styles are allowed because
 * React writes style attributes.
 */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' '${sha256(INLINE_SCRIPT)}' '${sha256(SPECULATION_RULES)}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${VIDEO_FRAMES}`,
  "form-action 'self' mailto:",
  "base-uri 'none'",
].join("; ");
