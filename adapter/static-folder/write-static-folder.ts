import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOutputs } from "@/adapter/build-outputs";
import type { Compressor } from "@/adapter/static-folder/compress";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { headersFile, HOST_FILES, redirectsFile } from "@/adapter/static-folder/host-files";
import { nginxFiles } from "@/adapter/static-folder/nginx-files";

/** Writes what a static host needs into `.next/cdn`: `site/` and `nginx/` (docs/deploy.md). */
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
  writeFileSync(path.join(site, HOST_FILES.headers), headersFile(outputs));
  writeFileSync(path.join(site, HOST_FILES.redirects), redirectsFile(outputs));

  const nginx = path.join(unfinished, "nginx");
  mkdirSync(nginx);
  for (const [name, text] of Object.entries(nginxFiles(outputs))) {
    writeFileSync(path.join(nginx, name), `# Written by next build.\n${text}`);
  }
  cpSync(path.join(projectDir, "deploy", "nginx"), nginx, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function copySiteFiles(outputs: BuildOutputs, folder: string): void {
  const { pages, notFound, files, staticFiles, projectDir } = outputs;
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(folder, to), { recursive: true });
  copy(path.join(projectDir, "public"), "/");
  for (const page of pages) copy(page.file, `${pageFile(page.path)}.html`);
  copy(notFound.file, "/404.html");
  for (const { path: to, file } of files) copy(file, to);
  // Next lists the pages for a status here as well.
  for (const { path: to, file } of staticFiles) if (!file.endsWith(".html")) copy(file, to);
}

const pageFile = (page: string) => (page === "/" ? "/index" : page);
