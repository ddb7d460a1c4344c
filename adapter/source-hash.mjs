import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../lib/content-root.mjs";

const codeSources = () => [
  "app",
  path.join(contentFolder(), "company.json"),
  "components",
  "lib",
  "supabase/functions/_shared/contract",
  ...readdirSync(".").filter((name) => /(?<!\.d)\.(ts|mjs|json)$/.test(name)),
];

/** What else decides its pages and folders. The embedded backend gives the build its episodes. */
const rest = () => ["adapter", contentFolder(), "deploy/nginx", "public", "supabase"];

/** From the current folder: the hash does not depend on where a checkout is. */
const contentFolder = () => path.relative("", contentRoot());

/**
 * The same for the same code: pages that did not change stay identical when only content changes.
 * @param {Record<string, string | undefined>} env
 */
export const buildId = (env) =>
  hashOf(codeSources(), env, PAGE_VARIABLES).digest("base64url").slice(0, 16);

/** Of everything that a build reads. @param {Record<string, string | undefined>} env */
export const sourceHash = (env) => hashOf([...codeSources(), ...rest()], env, BUILD_VARIABLES);

/** @param {string[]} sources files, and folders with all that is in them */
export function hashFiles(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow).sort()) {
    hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash;
}

/**
 * @param {string[]} sources
 * @param {Record<string, string | undefined>} env
 * @param {RegExp} variables
 */
function hashOf(sources, env, variables) {
  const hash = hashFiles(sources);
  // The build writes these into the pages (lib/site.ts, lib/site-url.ts). Empty means not set.
  const names = Object.keys(env).filter((name) => variables.test(name) && env[name]);
  for (const name of names.sort()) hash.update(`${name}=${env[name]}\0`);
  return hash;
}

const PAGE_VARIABLES =
  /^(SITE_URL|ALLOW_DEMONSTRATION|PREVIEW|API_ORIGIN|HSTS_INCLUDE_SUBDOMAINS)$/;

/** The editor comes beside the pages and does not change them. */
const BUILD_VARIABLES = new RegExp(`${PAGE_VARIABLES.source}|^EDITOR_`);

/** @param {string} root @returns {string[]} */
export function filesBelow(root) {
  const found = statSync(root, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [root] : [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
