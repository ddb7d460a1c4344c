import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagePolicy, sha256 } from "../../../lib/http/security-headers.mjs";
import { Failure } from "../failure.mjs";
import { frameworkScript } from "./framework-script.mjs";
import { pageScripts } from "./page-scripts.mjs";
import { pageStyles } from "./page-styles.mjs";

const ASSETS = "/_next/";
/** React inserts the link again after the first paint, so that it does not delay the paint. */
const MANIFEST_LINK = /<link rel="manifest"[^>]*\/>/;
const POLICY = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}"/>`;

/**
 * Post-processes pages of a build; skips pages that are already processed.
 * @param {string} dist the folder that `next build` wrote
 * @param {string[]} files its HTML files
 * @returns the number of processed pages
 * @throws Failure when a page names a file that the build does not have
 */
export async function finishFiles(dist, files) {
  const assets = buildAssets(dist);
  const withStyles = pageStyles(assets.text);
  let count = 0;
  for (const file of files) {
    const html = readFileSync(file, "utf8");
    if (html.includes(POLICY)) continue;
    const page = pageScripts(html.replace(MANIFEST_LINK, ""), assets);
    writeFileSync(file, withPolicy(await withStyles(page)));
    count += 1;
  }
  return count;
}

/**
 * Adds the policy as an element, because a header would need configuration on each CDN. It must
 * come before everything that it restricts.
 * @param {string} html
 */
const withPolicy = (html) => html.replace(/<head>(<meta charSet="[^"]*"\/>)?/, `$&${POLICY}`);

/** The scripts and style sheets of the build by their URL, each read once. @param {string} dist */
function buildAssets(dist) {
  /** @type {Map<string, { text: string, digest: string }>} */
  const known = new Map();
  /** @param {string} url */
  const asset = (url) => {
    const found = known.get(url);
    if (found) return found;
    const file = path.join(dist, url.split("?")[0]?.replace(ASSETS, "") ?? "");
    if (!url.startsWith(ASSETS) || !existsSync(file)) {
      throw new Failure(`A page names ${url}, which is not in the build.`);
    }
    const content = readFileSync(file);
    const made = { text: content.toString("utf8"), digest: sha256(content) };
    known.set(url, made);
    return made;
  };
  const { urls, text } = frameworkScript(dist);
  return {
    framework: { urls, file: writeAsset(dist, "framework", text) },
    /** @param {string} url */
    text: (url) => asset(url).text,
    /** @param {string} url */
    digest: (url) => asset(url).digest,
    /** @param {string} script */
    write: (script) => writeAsset(dist, "pages", script),
  };
}

/**
 * Writes a script with a content hash in its name, so that it can be cached without limit.
 * @param {string} dist @param {string} folder @param {string} text
 * @returns {[url: string, digest: string]}
 */
function writeAsset(dist, folder, text) {
  const digest = sha256(text);
  const hash = Buffer.from(digest.slice("sha256-".length), "base64").toString("hex").slice(0, 16);
  mkdirSync(path.join(dist, "static", folder), { recursive: true });
  writeFileSync(path.join(dist, "static", folder, `${hash}.js`), text);
  return [`${ASSETS}static/${folder}/${hash}.js`, digest];
}
