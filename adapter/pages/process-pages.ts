import { readFile, writeFile } from "node:fs/promises";
import postcss from "postcss";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { createBuildFiles } from "@/adapter/pages/build-files";
import { createPageStyles } from "@/adapter/pages/page-styles";
import { processPage } from "@/adapter/pages/process-page";

/**
 * Rewrites the pages of a build: the styles that a page uses stand in it, its scripts start after
 * the first frame, and a policy names every script there is (docs/decisions/0010).
 */
export async function processPages(outputs: BuildOutputs): Promise<void> {
  const files = createBuildFiles(outputs);
  const styles = createPageStyles(files);
  for (const page of outputs.allPages) {
    const html = await readFile(page.file, "utf8");
    await writeFile(page.file, await processPage(page.path, html, { files, styles }));
  }
  const sheets = outputs.staticFiles.filter(({ path }) => path.endsWith(".css"));
  for (const { file } of sheets) await removeFontFaces(file);
}

/**
 * Each page contains the @font-face rules by now. The browser would lay out all text again if it
 * read them a second time, when the full sheet is enabled.
 */
async function removeFontFaces(file: string) {
  const sheet = postcss.parse(await readFile(file, "utf8"));
  sheet.walkAtRules("font-face", (rule) => void rule.remove());
  await writeFile(file, sheet.toString());
}
