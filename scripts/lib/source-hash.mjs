import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../../lib/content-root.mjs";

/** What a build reads; the embedded backend gives it its episodes. */
const sources = () => [
  ...["adapter", "app", "components", "lib", "public", "supabase"],
  // From the current folder: the hash does not depend on where a checkout is.
  path.relative("", contentRoot()),
  ...readdirSync(".").filter((name) => /(?<!\.d)\.(ts|mjs|json)$/.test(name)),
];

/** The build writes these into the pages (lib/site.ts, lib/site-url.ts), or the editor. */
const VARIABLES =
  /^(SITE_URL|ALLOW_DEMONSTRATION|PREVIEW|API_ORIGIN|HSTS_INCLUDE_SUBDOMAINS)$|^EDITOR_/;

/** Of everything that a build reads. @param {Record<string, string | undefined>} env */
export function sourceHash(env) {
  const hash = hashFiles(sources());
  // Empty means not set.
  const names = Object.keys(env).filter((name) => VARIABLES.test(name) && env[name]);
  for (const name of names.sort()) hash.update(`${name}=${env[name]}\0`);
  return hash;
}

/** @param {string[]} sources files, and folders with all that is in them */
export function hashFiles(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow).sort()) {
    hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash;
}

/** @param {string} root @returns {string[]} */
export function filesBelow(root) {
  const found = statSync(root, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [root] : [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
