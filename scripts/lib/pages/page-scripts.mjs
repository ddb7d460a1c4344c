import { DEFERRED_LOADER } from "../../../lib/html/inline-scripts.mjs";

/** Scripts of the build. The one for old browsers (`noModule`) is not async. */
const ASYNC_SCRIPT = /<script src="([^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*\/>/g;
/** Structured data is also in a script element, but it is not a script. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Replaces the scripts of a page: inline scripts move into a file, and one remaining inline script
 * loads that file and then the others after the first paint (lib/html/inline-scripts.mjs). The HTML
 * is complete without scripts, so they must not delay it. The policy can then name every script.
 * @param {string} html
 * @param {object} files
 * @param {(text: string) => [url: string, digest: string]} files.write saves a script as a file
 * @param {(url: string) => string} files.digest of a file of the build, as "sha256-…"
 * @param {{ urls: ReadonlySet<string>, file: [url: string, digest: string] }} files.framework
 *   React and Next in one file, and the files that it replaces
 */
export function pageScripts(html, { write, digest, framework }) {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text);
  const urls = new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, url = ""]) => url));
  if (urls.size === 0) return html;
  const own = [...urls].filter((url) => !framework.urls.has(url)).map((url) => [url, digest(url)]);
  // Hydrates the page; must come last.
  const list = [write(inline.join(";\n")), ...own, framework.file];
  const files = JSON.stringify(list).replaceAll('"', "&quot;");
  const loader = `<script data-files="${files}">${DEFERRED_LOADER}</script>`;
  return html
    .replace(PRELOADED_SCRIPT, "")
    .replace(ASYNC_SCRIPT, "")
    .replace(INLINE_SCRIPT, "")
    .replace("</body>", () => `${loader}</body>`);
}
