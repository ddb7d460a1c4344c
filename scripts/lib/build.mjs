import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContentFile } from "../../lib/content/front-matter.mjs";
import { saoPauloDate } from "../../lib/content/publication.mjs";
import { usesHostedBackend } from "./backend.mjs";
import { runCommand } from "./processes.mjs";
import { DIST, completeStandalone } from "./standalone.mjs";
import { step } from "./steps.mjs";

const STAMP = path.join(DIST, "source-hash");

/** Made by a build, though it stands among its sources (scripts/search-index.mjs). */
const SEARCH_INDEX = path.join("public", "pagefind");

/** Everything that a build reads. */
const SOURCES = [
  "app",
  "components",
  "content",
  "lib",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "scripts/lib/pages",
  "scripts/lib/search-index.mjs",
  "scripts/lib/standalone.mjs",
  "tsconfig.json",
];

/**
 * Builds the site unless the last build was made from the very same sources and public variables.
 * @param {Record<string, string | undefined>} [env] for the build, beside this process's own
 */
export async function ensureBuilt(env = {}) {
  const wanted = sourceHash({ ...process.env, ...env });
  const stamped = existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
  if (stamped && existsSync(SEARCH_INDEX)) return;
  await step("Building the site", () =>
    runCommand(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      env,
      failure: "The site could not be built; the message above says why.",
    }),
  );
  await step("Finishing its pages", () =>
    runCommand(process.execPath, ["scripts/finish-pages.mjs"], {
      failure: "The pages could not be finished; the message above says why.",
    }),
  );
  await step("Indexing its pages for the search", () =>
    runCommand(process.execPath, ["scripts/search-index.mjs"], {
      failure: "The search index could not be made; the message above says why.",
    }),
  );
  completeStandalone();
  writeFileSync(STAMP, wanted);
}

/** @param {Record<string, string | undefined>} env */
function sourceHash(env) {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap(filesBelow)
    .filter((file) => !file.startsWith(SEARCH_INDEX + path.sep))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
  // These are written into the pages (lib/site.ts, lib/seo/metadata.ts).
  const names = Object.keys(env).filter((name) => /^(NEXT_PUBLIC_|SITE_URL$)/.test(name));
  for (const name of names.sort()) hash.update(`${name}=${env[name]}\0`);
  // An article dated ahead comes out with the first build on its day (lib/content/publication.mjs).
  hash.update(datesAhead().join());
  // So are the episodes. The embedded backend's are the same on whichever port it listens.
  hash.update(usesHostedBackend() ? `${env.SUPABASE_URL}` : "embedded");
  return hash.digest("hex");
}

/** The days of articles that are still to come. */
function datesAhead() {
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
