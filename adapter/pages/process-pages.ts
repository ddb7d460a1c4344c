import { readFile, writeFile } from "node:fs/promises";
import postcss from "postcss";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { createBuildFiles } from "@/adapter/pages/build-files";
import { createImageVersions } from "@/adapter/pages/image-versions";
import { createPageStyles } from "@/adapter/pages/page-styles";
import { processPage, SCRIPT_FOLDER } from "@/adapter/pages/process-page";
import { buildCached } from "@/lib/cache/build-cache";

/** A page and the scripts that it needs as files. */
type ProcessedPage = { html: string; scripts: string[] };

/** What decides the result, besides the page. */
const CODE = ["adapter", "lib/html", "lib/server"];

/**
 * Rewrites the pages of a build: the styles that a page uses stand in it, its scripts start after
 * the first frame, and a policy names every script there is (docs/decisions/0010).
 */
export async function processPages(outputs: BuildOutputs): Promise<void> {
  const files = createBuildFiles(outputs);
  const styles = createPageStyles(files);
  const addImageVersions = createImageVersions(outputs);
  for (const { path, file } of outputs.allPages) {
    const source = addImageVersions(path, await readFile(file, "utf8"));
    const processed = await buildCached({
      name: `pages/${path}.json`,
      // The names of scripts and style sheets contain the hash of their content.
      source,
      code: CODE,
      make: async () => {
        const scripts: string[] = [];
        const addScript = (folder: string, text: string) => {
          scripts.push(text);
          return outputs.addScript(folder, text);
        };
        const html = await processPage(path, source, { files: { ...files, addScript }, styles });
        return Buffer.from(JSON.stringify({ html, scripts } satisfies ProcessedPage));
      },
    });
    const { html, scripts }: ProcessedPage = JSON.parse(Buffer.from(processed).toString());
    for (const text of scripts) outputs.addScript(SCRIPT_FOLDER, text);
    await writeFile(file, html);
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
