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
import { readBuildOutputs, type AdapterContext, type BuildOutputs } from "@/adapter/build-outputs";
import { processPages } from "@/adapter/pages/process-pages";
import { createCompressor } from "@/adapter/static-folder/compress";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { writeStaticFolder } from "@/adapter/static-folder/write-static-folder";
import { removeUnused } from "@/lib/cache/build-cache";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

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
  mkdirSync(path.join(dist, "cache"), { recursive: true });
  removeUnpublished(folder);
  // Next copies them. A deployed server is configured where it runs, and contains nobody's keys.
  for (const file of [".env", ".env.production"]) rmSync(path.join(folder, file), { force: true });
}

/** Next copies all of content/, and lists the names of drafts in files that no server reads. */
export function removeUnpublished(folder: string): void {
  if (showsUnpublished()) return;
  for (const name of ["articles", "press-releases"]) {
    const texts = path.join(folder, "content", name);
    const files = existsSync(texts) ? readdirSync(texts) : [];
    for (const file of files.map((text) => path.join(texts, text)))
      if (!isPublished(readContentFile(file).data)) rmSync(file);
  }
  for (const file of filesBelow(folder)) if (file.endsWith(".nft.json")) rmSync(file);
}
