import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../../lib/content-root.mjs";
import { saoPauloDate } from "../../lib/content/publication.mjs";

/** What a build reads; the embedded backend gives it its episodes. */
const sources = () => [
  ...["adapter", "app", "components", "lib", "public", "supabase"],
  // The editor of /admin, without its packages: their versions are in its lock file.
  ...readdirSync("scripts/editor")
    .filter((name) => name !== "node_modules")
    .map((name) => path.join("scripts/editor", name)),
  // From the current folder: the hash does not depend on where a checkout is.
  path.relative("", contentRoot()),
  ...readdirSync(".").filter((name) => /(?<!\.d)\.(ts|mjs|json)$/.test(name)),
];

/** What a build writes into pages, files and the editor (.env.example). Empty means not set. */
export const BUILD_VARIABLES = [
  "SITE_URL",
  "SUPABASE_URL",
  "ALLOW_DEMONSTRATION",
  "PREVIEW",
  "API_ORIGIN",
  "HSTS_INCLUDE_SUBDOMAINS",
  // The page of the podcast says whether visitors may update the episodes.
  "SYNC_TOKEN",
  "EDITOR_BUILD",
  "EDITOR_HOST",
  "EDITOR_REPO",
];

/** The hash of everything that a build depends on. */
export function sourceHash() {
  // What is published and what is over is decided by the build.
  const hash = createHash("sha256").update(saoPauloDate());
  for (const file of sources().flatMap(filesBelow).sort()) {
    hash.update(file).update("\0").update(readFileSync(file));
  }
  for (const name of BUILD_VARIABLES) hash.update(`${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** @param {string} root a folder, or a file @returns {string[]} all files in it */
export function filesBelow(root) {
  const found = statSync(root, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [root] : [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
