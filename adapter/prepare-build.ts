import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { contentFiles } from "@/lib/content/content-files";
import { leavesOutUnreviewed } from "@/lib/content/reviewed";
import { unreviewedFiles } from "@/lib/launch/unreviewed";
import { byFile, contentErrors } from "@/lib/mdx/content-errors";
import { referenceProblems } from "@/lib/mdx/dead-references";
import { env } from "@/lib/env";
import { assertPublishable } from "@/lib/launch/public-build";

/**
 * All that happens before the compile. Ends the process with status 1 when the content has errors,
 * or may not be published at the address of this build.
 * @param distDir the folder of the build
 */
export async function prepareBuild(distDir: string): Promise<void> {
  if (!env.SITE_URL) warnAboutMissingSiteUrl();
  if (!env.SUPABASE_URL) warnAboutMissingBackend();
  const errors = await contentErrors();
  if (errors.length > 0) stop(`Erros (o site não é gerado assim)\n${byFile(errors)}`);
  try {
    assertPublishable(env);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  if (leavesOutUnreviewed()) await warnAboutUnreviewed();
  // Next would use the responses that an earlier build fetched for a year.
  rmSync(path.join(distDir, "cache", "fetch-cache"), { recursive: true, force: true });
  writeEditor();
}

function stop(message: string): never {
  console.error(`\n⨯ ${message}\n`);
  process.exit(1);
}

function warnAboutMissingSiteUrl() {
  console.warn(
    "\n⚠ SITE_URL is not set: canonical links, share images, feeds and the sitemap of this build" +
      " use http://localhost:3000.\n" +
      "  Before the site goes public, set SITE_URL (see .env.example) and build again.\n",
  );
}

function warnAboutMissingBackend() {
  console.warn(
    "\n⚠ SUPABASE_URL is not set: this build has no page of an episode, and where the server runs" +
      " without it, too, no form can be sent.\n" +
      "  Before the site goes public, set SUPABASE_URL and SUPABASE_ANON_KEY (see .env.example) and build again.\n",
  );
}

/** Names what this build leaves out, and the links of texts that lead there. */
async function warnAboutUnreviewed() {
  const files = unreviewedFiles();
  if (files.length === 0) return;
  const links = await referenceProblems(contentFiles());
  const dead = links.filter((line) => files.some((file) => line.includes(file)));
  console.warn(
    `\n⚠ ${files.length} texts that nobody has reviewed are not in this build` +
      " (docs/decisions.md#reviewed):\n" +
      [...files.map((file) => `${file}: reviewed`), ...dead]
        .map((line) => `  - ${line}\n`)
        .join(""),
  );
}

/** The editor of /admin (docs/editing.md) is part of a build only when it is asked for. */
function writeEditor() {
  for (const file of ["public/admin.html", "public/admin"])
    rmSync(file, { recursive: true, force: true });
  if (process.env.EDITOR_BUILD !== "1") return;
  const args = ["run", "--silent", "editor", "build"];
  if (spawnSync("npm", args, { stdio: "inherit" }).status !== 0) process.exit(1);
}
