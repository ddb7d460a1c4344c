import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

/**
 * Takes what is not public out of a server folder. Next copies all of content/: drafts and what is
 * not public yet do not leave this machine, not even their names, which Next's lists of traced
 * files have. No server reads these lists.
 */
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
