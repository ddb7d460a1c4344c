import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/adapter/source-hash.mjs";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

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
