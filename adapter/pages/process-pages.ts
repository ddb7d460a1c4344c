import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import postcss from "postcss";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { assumptions } from "@/adapter/next-output";
import { createPageStyles } from "@/adapter/pages/page-styles";
import { processPage } from "@/adapter/pages/process-page";
import { IMAGE_HASH_PLACEHOLDER, SHARE_IMAGES } from "@/lib/paths";
import { sha256 } from "@/lib/server/response-headers.mjs";

/** Rewrites the pages of a build (docs/decisions/0010). `whenDone` gets each complete page. */
export async function processPages(
  outputs: BuildOutputs,
  whenDone: (html: string) => Promise<unknown>,
): Promise<void> {
  const files = new Map(outputs.staticFiles.map(({ path, file }) => [path, file]));
  const { textOf, integrityOf } = createReader(files);
  const styles = createPageStyles(textOf);
  const addImageVersions = createImageVersions(outputs);
  for (const { path, file } of outputs.allPages) {
    const source = addImageVersions(path, await readFile(file, "utf8"));
    const { addScript } = outputs;
    const html = await processPage(path, source, { integrityOf, addScript, styles });
    await writeFile(file, html);
    await whenDone(html);
  }
  const sheets = outputs.staticFiles.filter(({ path }) => path.endsWith(".css"));
  for (const { file } of sheets) await removeFontFaces(file);
}

function createReader(files: ReadonlyMap<string, string>) {
  const contents = new Map<string, { text: string; integrity: string }>();
  const read = (page: string, url: string) => {
    const { pathname } = new URL(url, "http://build.example");
    const known = contents.get(pathname);
    if (known) return known;
    const content = readFileSync(assumptions.buildFile(page, url, files.get(pathname)));
    const entry = { text: content.toString("utf8"), integrity: sha256(content) };
    contents.set(pathname, entry);
    return entry;
  };
  return {
    textOf: (page: string, url: string) => read(page, url).text,
    integrityOf: (page: string, url: string) => read(page, url).integrity,
  };
}

const ADDRESS = new RegExp(`(${SHARE_IMAGES}([\\w-]+\\.png)\\?v=)${IMAGE_HASH_PLACEHOLDER}`, "g");

/** A hash in every address of a share image: messengers keep an image by its address for weeks. */
export function createImageVersions({ files }: Pick<BuildOutputs, "files">) {
  const images = files.filter(({ path }) => path.startsWith(SHARE_IMAGES));
  const hashes = new Map(
    images.map(({ path, file }) => [
      path.slice(SHARE_IMAGES.length),
      createHash("sha256")
        .update(readFileSync(file))
        .digest("hex")
        .slice(0, IMAGE_HASH_PLACEHOLDER.length),
    ]),
  );
  return (page: string, html: string) =>
    html.replace(ADDRESS, (address: string, beginning: string, name: string) => {
      const hash = assumptions.buildFile(page, address, hashes.get(name));
      return beginning + hash;
    });
}

/** Each page has them by now; read again, they would lay out all text again. */
async function removeFontFaces(file: string) {
  const sheet = postcss.parse(await readFile(file, "utf8"));
  sheet.walkAtRules("font-face", (rule) => void rule.remove());
  await writeFile(file, sheet.toString());
}
