import { readBuildOutputs, type AdapterContext } from "@/adapter/build-outputs";
import { checkPages } from "@/adapter/pages/check-page";
import { processPages } from "@/adapter/pages/process-pages";
import { completeServerFolder } from "@/adapter/server-folder";
import { writeStaticFolder } from "@/adapter/static-folder/write-static-folder";
import { step } from "@/scripts/lib/steps.mjs";

/**
 * Everything that happens to a build after its compile, in order. The one list of these steps.
 * @throws Failure when Next's output is not as adapter/next-output.ts assumes, or a page fails its
 * check
 */
export async function completeBuild(context: AdapterContext): Promise<void> {
  const outputs = readBuildOutputs(context);
  const { pages } = outputs;
  await step(`Processing ${pages.length} pages`, () => processPages(outputs));
  await step("Checking the processed pages", () => checkPages(outputs.allPages));
  await step("Writing the static folder", () => writeStaticFolder(outputs));
  // Next writes its standalone folder after this adapter has run, and deletes what was there
  // before.
  process.once("exit", (code) => {
    if (code === 0) completeServerFolder(outputs);
  });
}
