import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { readBuildOutputs, type AdapterContext, type BuildOutputs } from "@/adapter/build-outputs";
import { processPages } from "@/adapter/pages/process-pages";
import { createCompressor } from "@/adapter/static-folder/compress";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { writeStaticFolder } from "@/adapter/static-folder/write-static-folder";
import { removeUnused } from "@/lib/cache/build-cache";
import type { ServerBuild } from "@/adapter/server/main";
import { HOST_FILES } from "@/adapter/static-folder/host-files";
import { ownHeaders } from "@/adapter/static-folder/site-paths";

/** All that happens after the compile. @throws Error when an assumption of next-output.ts fails */
export async function completeBuild(context: AdapterContext): Promise<void> {
  const outputs = readBuildOutputs(context);
  const compressor = createCompressor();
  const compress = (html: string) => compressor.start(Buffer.from(html), ".html");
  await runStep(`Processing ${outputs.pages.length} pages`, () => processPages(outputs, compress));
  await runStep("Writing the static folder", () => writeStaticFolder(outputs, compressor));
  removeUnused(performance.timeOrigin);
  // Next writes its standalone folder afterwards.
  process.once("exit", (code) => {
    if (code === 0) completeServerFolder(outputs);
  });
}

async function runStep(title: string, action: () => Promise<void>) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  await action();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const hostFiles: readonly string[] = Object.values(HOST_FILES);

/** Next's folder, with our server and what it serves. Synchronous: the process is exiting. */
function completeServerFolder(outputs: BuildOutputs): void {
  const { projectDir, distDir } = outputs;
  const folder = path.join(distDir, "standalone");
  const server = path.join(folder, "server.js");
  if (!existsSync(server)) {
    throw new Error("Next no longer writes .next/standalone/server.js (docs/decisions/0012).");
  }
  const dist = path.join(folder, path.relative(projectDir, distDir));
  writeServer(server, outputs, dist);
  cpSync(path.join(distDir, "cdn", "site"), path.join(folder, "site"), {
    recursive: true,
    // The ETags are made of them.
    preserveTimestamps: true,
    filter: (file) => !hostFiles.includes(path.basename(file)),
  });
  mkdirSync(path.join(dist, "cache"), { recursive: true });
  removeContent(folder);
  // Next copies them. A deployed server is configured where it runs, and contains nobody's keys.
  for (const file of [".env", ".env.production"]) rmSync(path.join(folder, file), { force: true });
}

/** Instead of Next's: ours answers pages and files itself (docs/decisions/0057). */
function writeServer(server: string, { projectDir, ...outputs }: BuildOutputs, dist: string): void {
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
    ownHeaders: ownHeaders(outputs),
  };
  writeFileSync(path.join(path.dirname(server), "server.json"), JSON.stringify(build));
}

const REQUIRE = "const require = createRequire(import.meta.url);";

/**
 * Next copies content/, which no server reads, and lists its names in files that no server reads
 * either. Drafts are in both, and the places of photographs in the first.
 */
export function removeContent(folder: string): void {
  rmSync(path.join(folder, "content"), { recursive: true, force: true });
  for (const file of filesBelow(folder)) if (file.endsWith(".nft.json")) rmSync(file);
}
