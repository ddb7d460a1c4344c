import { DEFERRED_LOADER } from "../../../lib/html/inline-scripts.mjs";

/** A file of the build that runs as soon as it is there; the one for old browsers (`noModule`) is another kind. */
const ASYNC_SCRIPT = /<script src="([^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*\/>/g;
/** Structured data is a script element too, but no script. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Takes the scripts out of a page: what stood inline goes into a file of its own, and the page's one remaining script starts
 * that file and then the others when the page has been drawn (lib/html/inline-scripts.mjs). What stands in the HTML needs no script
 * to be seen, so the first screen gets the whole line and the whole processor; and a policy can name every script there is.
 * @param {string} html
 * @param {object} files
 * @param {(text: string) => [url: string, digest: string]} files.write keeps a script as a file
 * @param {(url: string) => string} files.digest of a file of the build, as "sha256-…"
 * @param {{ urls: ReadonlySet<string>, file: [url: string, digest: string] }} files.framework what starts every page, in one
 *   file, and the files that it stands for
 */
export function pageScripts(html, { write, digest, framework }) {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text);
  const urls = new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, url = ""]) => url));
  if (urls.size === 0) return html;
  const own = [...urls].filter((url) => !framework.urls.has(url)).map((url) => [url, digest(url)]);
  // Last: it wakes the page, with everything there.
  const list = [write(inline.join(";\n")), ...own, framework.file];
  const starter = `<script data-files="${JSON.stringify(list).replaceAll('"', "&quot;")}">${DEFERRED_LOADER}</script>`;
  return html
    .replace(PRELOADED_SCRIPT, "")
    .replace(ASYNC_SCRIPT, "")
    .replace(INLINE_SCRIPT, "")
    .replace("</body>", () => `${starter}</body>`);
}
