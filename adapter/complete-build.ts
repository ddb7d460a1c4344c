import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBuildOutputs, type AdapterContext, type BuildOutputs } from "@/adapter/build-outputs";
import { processPages } from "@/adapter/pages/process-pages";
import { createCompressor } from "@/adapter/static-folder/compress";
import { removeUnpublished } from "@/adapter/remove-unpublished";
import { writeStaticFolder } from "@/adapter/static-folder/write-static-folder";
import { removeUnused } from "@/lib/cache/build-cache";

/**
 * Everything that happens to a build after its compile, in order. The one list of these steps.
 * @throws Error when Next's output is not as adapter/next-output.ts assumes
 */
export async function completeBuild(context: AdapterContext): Promise<void> {
  const outputs = readBuildOutputs(context);
  // Threads compress the pages that are complete while the next ones are processed.
  const compressor = createCompressor();
  const compress = (html: string) => compressor.start(Buffer.from(html), ".html");
  await step(`Processing ${outputs.pages.length} pages`, () => processPages(outputs, compress));
  await step("Writing the static folder", () => writeStaticFolder(outputs, compressor));
  removeUnused(performance.timeOrigin);
  // Next writes its standalone folder after this adapter has run, and deletes what was there
  // before.
  process.once("exit", (code) => {
    if (code === 0) completeServerFolder(outputs);
  });
}

async function step(title: string, action: () => Promise<void>) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  await action();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const SOCKET_MODULE = "listen-on-socket.mjs";

/** What Next leaves to a CDN. Synchronous, because it runs while the process exits. */
function completeServerFolder({
  projectDir,
  distDir,
}: Pick<BuildOutputs, "projectDir" | "distDir">): void {
  const folder = path.join(distDir, "standalone");
  const server = path.join(folder, "server.js");
  if (!existsSync(server)) {
    throw new Error("Next no longer writes .next/standalone/server.js (docs/decisions/0012).");
  }
  // For /api/live. Not in the compiled code, which stays the same for the same sources.
  const builtAt = `process.env.BUILT_AT ??= ${JSON.stringify(new Date().toISOString())};\n`;
  const imports = `import "./${SOCKET_MODULE}";\n`;
  writeFileSync(server, imports + builtAt + readFileSync(server, "utf8"));
  cpSync(path.join(projectDir, "adapter", SOCKET_MODULE), path.join(folder, SOCKET_MODULE));
  const dist = path.join(folder, path.relative(projectDir, distDir));
  cpSync(path.join(projectDir, "public"), path.join(folder, "public"), { recursive: true });
  cpSync(path.join(distDir, "static"), path.join(dist, "static"), { recursive: true });
  // The server stores the thumbnails here that it has resized.
  mkdirSync(path.join(dist, "cache"), { recursive: true });
  removeUnpublished(folder);
  // Next copies them. A deployed server is configured where it runs, and contains nobody's keys.
  for (const file of [".env", ".env.production"]) rmSync(path.join(folder, file), { force: true });
}
