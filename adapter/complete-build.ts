import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import {
  addScript,
  type AdapterContext,
  type BuildOutputs,
  readBuildFile,
  readBuildOutputs,
} from "@/adapter/build-outputs";
import { compressFiles } from "@/adapter/compress";
import { fileHeaders, headersFile, HOST_FILES, redirectsFile } from "@/adapter/host-files";
import { processPage } from "@/adapter/process-page";
import type { ServerBuild } from "@/adapter/server/site-server";
import { isJunk } from "@/lib/content-root.mjs";

/** All that happens after the compile. @throws Error when an assumption of next-output.ts fails */
export async function completeBuild(context: AdapterContext): Promise<void> {
  const outputs = readBuildOutputs(context);
  const start = performance.now();
  console.log(`▸ Writing ${outputs.pages.length} pages and their files …`);
  processPages(outputs);
  await writeSite(outputs);
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  // Next writes its standalone folder and its table of routes afterwards.
  process.once("exit", (code) => {
    if (code !== 0) return;
    completeServerFolder(outputs);
    console.log(whereItIs(outputs));
  });
}

/** What an operator looks for after a build. */
function whereItIs({ projectDir, distDir }: BuildOutputs): string {
  const shown = (folder: string) => path.relative(projectDir, folder);
  return (
    `\n▸ ${shown(siteFolder({ distDir }))}: the pages and files, for a CDN\n` +
    `▸ ${shown(serverFolder({ distDir }))}: the server with all of them, for \`node server.js\`\n`
  );
}

function processPages(outputs: BuildOutputs): void {
  const files = {
    read: (url: string) => readBuildFile(outputs, url),
    addScript: (text: string) => addScript(outputs, text),
  };
  for (const { path: page, file } of [...outputs.pages, outputs.notFound])
    writeFileSync(file, processPage(page, readFileSync(file, "utf8"), files));
}

const siteFolder = ({ distDir }: Pick<BuildOutputs, "distDir">) =>
  path.join(distDir, "cdn", "site");

const serverFolder = ({ distDir }: Pick<BuildOutputs, "distDir">) =>
  path.join(distDir, "standalone");

/** The folder that any static host can publish (docs/deploy.md). */
async function writeSite(outputs: BuildOutputs): Promise<void> {
  const { pages, notFound, files, staticFiles, projectDir } = outputs;
  const folder = siteFolder(outputs);
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(folder, to), { recursive: true });
  copyPublicFolder(path.join(projectDir, "public"), folder);
  for (const { path: page, file } of pages) copy(file, `${page === "/" ? "/index" : page}.html`);
  copy(notFound.file, "/404.html");
  for (const { path: to, file } of [...files, ...staticFiles]) copy(file, to);
  await compressFiles(filesBelow(folder));
  writeFileSync(path.join(folder, HOST_FILES.headers), headersFile(outputs));
  writeFileSync(path.join(folder, HOST_FILES.redirects), redirectsFile(outputs));
}

/** Without what systems leave in a folder. */
export const copyPublicFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (file) => !isJunk(path.basename(file)) });

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const hostFiles: readonly string[] = Object.values(HOST_FILES);

/** Next's folder, with our server and what it serves. Synchronous: the process is exiting. */
function completeServerFolder(outputs: BuildOutputs): void {
  const { projectDir, distDir } = outputs;
  const folder = serverFolder(outputs);
  const server = path.join(folder, "server.js");
  if (!existsSync(server)) {
    throw new Error("Next no longer writes .next/standalone/server.js.");
  }
  const dist = path.join(folder, path.relative(projectDir, distDir));
  writeServer(server, outputs, dist);
  cpSync(siteFolder(outputs), path.join(folder, "site"), {
    recursive: true,
    filter: (file) => !hostFiles.includes(path.basename(file)),
  });
  mkdirSync(path.join(dist, "cache"), { recursive: true });
  removePrivateFiles(folder);
}

/** Our server takes the place of Next's: it answers pages and files itself. */
function writeServer(server: string, outputs: BuildOutputs, dist: string): void {
  const { projectDir, files, redirects, api } = outputs;
  buildSync({
    entryPoints: [path.join(projectDir, "adapter", "server", "main.ts")],
    outfile: server,
    allowOverwrite: true,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["next"],
    tsconfig: path.join(projectDir, "tsconfig.json"),
    // For the packages in it that are not ES modules.
    banner: { js: `import { createRequire } from "node:module";\n${REQUIRE}` },
  });
  // Next copies that of the project or, beside another build (NEXT_DIST_DIR), one for CommonJS.
  const manifest = path.join(path.dirname(server), "package.json");
  const { type } = JSON.parse(readFileSync(manifest, "utf8")) as { type?: string };
  if (type !== "module") writeFileSync(manifest, '{ "type": "module" }\n');
  const { config } = JSON.parse(
    readFileSync(path.join(dist, "required-server-files.json"), "utf8"),
  ) as Pick<ServerBuild, "config">;
  const build: ServerBuild = {
    builtAt: new Date().toISOString(),
    config,
    api,
    headers: Object.fromEntries(files.map((file) => [file.path, fileHeaders(file.headers)])),
    redirects: Object.fromEntries(redirects.map(({ source, target }) => [source, target])),
  };
  writeFileSync(path.join(path.dirname(server), "server.json"), JSON.stringify(build));
}

const REQUIRE = "const require = createRequire(import.meta.url);";

/**
 * Next copies content/, which no server reads, and lists its names in files that no server reads
 * either. Drafts are in both, and the places of photographs in the first. It also copies files of
 * variables: a deployed server is configured where it runs, and contains nobody's keys.
 */
export function removePrivateFiles(folder: string): void {
  rmSync(path.join(folder, "content"), { recursive: true, force: true });
  for (const name of readdirSync(folder))
    if (name.startsWith(".env")) rmSync(path.join(folder, name));
  for (const file of filesBelow(folder)) if (file.endsWith(".nft.json")) rmSync(file);
}
