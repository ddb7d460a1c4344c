import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { saoPauloDate } from "../../lib/content/publication.mjs";
import { usesHostedBackend } from "./backend.mjs";
import { runCommand } from "./processes.mjs";
import { DIST } from "./build-paths.mjs";
import { step } from "./steps.mjs";

/** The hash of the sources of the last complete build. */
const SOURCE_HASH = path.join(DIST, "source-hash");

/** The build writes it into public/, so it is not a source (adapter/search-index.ts). */
const SEARCH_INDEX = path.join("public", "pagefind");

/** The files and folders that a build reads. */
const SOURCES = [
  "app",
  "adapter",
  "components",
  "content",
  "lib",
  "deploy/nginx",
  "public",
  // The embedded backend gives the build its episodes.
  "supabase",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/**
 * Builds the site unless the last build has the same sources and public variables.
 * @param {Record<string, string | undefined>} [env] added to the environment of this process
 * @throws Failure when a step of the build fails
 */
export async function ensureBuilt(env = {}) {
  const wanted = await sourceHash({ ...process.env, ...env });
  const isCurrent = existsSync(SOURCE_HASH) && readFileSync(SOURCE_HASH, "utf8") === wanted;
  if (isCurrent && existsSync(SEARCH_INDEX)) return;
  await step("Building the site", () =>
    runCommand(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      env,
      failure: "The site could not be built; the message above says why.",
    }),
  );
  writeFileSync(SOURCE_HASH, wanted);
}

/** @param {Record<string, string | undefined>} env */
async function sourceHash(env) {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap(filesBelow)
    .filter((file) => !file.startsWith(SEARCH_INDEX + path.sep))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
  // The build writes these into the pages (lib/site.ts, lib/seo/metadata.ts). Empty means not set.
  const names = Object.keys(env).filter(
    (name) =>
      /^(NEXT_PUBLIC_|(SITE_URL|API_ORIGIN|HSTS_INCLUDE_SUBDOMAINS)$)/.test(name) && env[name],
  );
  for (const name of names.sort()) hash.update(`${name}=${env[name]}\0`);
  // A scheduled article is published by the first build on its day (lib/content/publication.mjs).
  hash.update((await scheduledDates()).join());
  // The build also reads the episodes. The embedded backend has the same ones on every port.
  hash.update(usesHostedBackend() ? `${env.SUPABASE_URL}` : "embedded");
  return hash.digest("hex");
}

/** The publication dates of articles that are in the future. */
async function scheduledDates() {
  // Imports packages, which are not installed when `npm start` loads this file on a fresh clone.
  const { readContentFile } = await import("../../lib/content/front-matter.mjs");
  const today = saoPauloDate();
  return filesBelow("content/articles")
    .map((file) => String(readContentFile(file).data.date))
    .filter((day) => day > today)
    .sort();
}

/** @param {string} root @returns {string[]} */
function filesBelow(root) {
  if (!existsSync(root)) return [];
  if (path.extname(root) !== "") return [root];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
