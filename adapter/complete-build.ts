import { readBuildOutputs, type AdapterContext } from "@/adapter/build-outputs";
import { processPages } from "@/adapter/pages/process-pages";
import { completeServerFolder } from "@/adapter/server-folder";
import { createCompressor } from "@/adapter/static-folder/compress";
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

/** Runs an action and prints its title and duration. */
async function step(title: string, action: () => Promise<void>) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  await action();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
