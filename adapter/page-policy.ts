import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts";
import { sha256 } from "@/lib/server/response-headers";

const VIDEO_FRAMES = "https://www.youtube-nocookie.com";

/** What the library for toasts writes into a <style> element, which it inserts empty. */
const TOAST_STYLES = ["", readToastStyles()];

/**
 * The Content-Security-Policy of a page. Scripts come only from the build, also where a script
 * makes them (docs/decisions.md#policy).
 * @param styles the texts of the page's <style> elements
 */
export const pagePolicy = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes([INLINE_SCRIPT, SPECULATION_RULES])}`,
    `style-src 'self' ${hashes([...styles, ...TOAST_STYLES])}`,
    // Components have widths and amounts from the content as style attributes. They run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Hosts of podcasts send a player on to other hosts.
    "media-src 'self' https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${VIDEO_FRAMES}`,
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");

function hashes(texts: readonly string[]): string {
  const sources = texts.map((text) => `'${sha256(text)}'`);
  return [...new Set(sources)].sort().join(" ");
}

function readToastStyles(): string {
  const file = createRequire(import.meta.url).resolve("sonner");
  const call = /__insertCSS\(("(?:[^"\\]|\\.)+")\)/.exec(readFileSync(file, "utf8"));
  if (!call?.[1]) throw new Error('sonner no longer inserts its styles with __insertCSS("…").');
  return JSON.parse(call[1]) as string;
}
