// `npm run build:cdn`: writes all files for nginx into .next/cdn, after a build (docs/deploy.md).
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runScript } from "@/scripts/lib/failure.mjs";
import { DIST } from "@/scripts/lib/standalone.mjs";
import { readBuild } from "@/scripts/cdn/build";
import { compressFiles } from "@/scripts/cdn/compress";
import { nginxFiles } from "@/scripts/cdn/nginx-files";
import { copyFiles, filesBelow } from "@/scripts/cdn/copy-files";

const FOLDER = path.join(DIST, "cdn");
const CACHE = path.join(DIST, "cache", "cdn");

await runScript(async () => {
  const build = readBuild();
  const folder = `${FOLDER}.part`;
  rmSync(folder, { recursive: true, force: true });
  copyFiles(build, folder);
  await compressFiles(filesBelow(folder), CACHE);

  const nginx = path.join(folder, "nginx");
  mkdirSync(nginx);
  for (const [name, text] of Object.entries(nginxFiles(build))) {
    writeFileSync(path.join(nginx, name), `# Written by npm run build:cdn.\n${text}`);
  }
  cpSync("deploy/nginx", nginx, { recursive: true });
  // Replace the folder only when the new one is complete.
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(folder, FOLDER);
  console.log(`${FOLDER}: ${build.pages.length} pages, ${build.files.length} files.`);
});
