import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOutputs } from "@/adapter/build-outputs";
import type { Compressor } from "@/adapter/static-folder/compress";
import { copySiteFiles, filesBelow } from "@/adapter/static-folder/copy-files";
import { headersFile, redirectsFile } from "@/adapter/static-folder/host-files";
import { nginxFiles } from "@/adapter/static-folder/nginx-files";

/**
 * Writes everything that a static host needs into `.next/cdn` (docs/deploy.md): `site/` with the
 * pages, files, compressed copies, `_headers` and `_redirects`; `nginx/` with the configuration for
 * nginx.
 */
export async function writeStaticFolder(
  outputs: BuildOutputs,
  compressor: Compressor,
): Promise<void> {
  const { distDir, projectDir } = outputs;
  const folder = path.join(distDir, "cdn");
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });

  const site = path.join(unfinished, "site");
  copySiteFiles(outputs, site);
  await compressor.writeBeside(filesBelow(site));
  writeFileSync(path.join(site, "_headers"), headersFile(outputs));
  writeFileSync(path.join(site, "_redirects"), redirectsFile(outputs));

  const nginx = path.join(unfinished, "nginx");
  mkdirSync(nginx);
  for (const [name, text] of Object.entries(nginxFiles(outputs))) {
    writeFileSync(path.join(nginx, name), `# Written by next build.\n${text}`);
  }
  cpSync(path.join(projectDir, "deploy", "nginx"), nginx, { recursive: true });
  // Complete or not at all.
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
