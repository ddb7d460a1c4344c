import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { assumptions } from "@/adapter/next-output";
import { IMAGE_VERSION, SHARE_IMAGES } from "@/lib/paths";

const ADDRESS = new RegExp(`(${SHARE_IMAGES}([\\w-]+\\.png)\\?v=)${IMAGE_VERSION}`, "g");

export type AddImageVersions = (page: string, html: string) => string;

/**
 * Writes the hash of the image into every address of a share image in a page: in the sharing tags,
 * the structured data and the hydration data. Messengers and social networks keep an image by its
 * address for weeks; a changed image has a new one.
 */
export function createImageVersions({ files }: Pick<BuildOutputs, "files">): AddImageVersions {
  const images = files.filter(({ path }) => path.startsWith(SHARE_IMAGES));
  const hashes = new Map(
    images.map(({ path, file }) => [
      path.slice(SHARE_IMAGES.length),
      createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, IMAGE_VERSION.length),
    ]),
  );
  return (page, html) =>
    html.replace(ADDRESS, (address: string, beginning: string, name: string) => {
      const hash = assumptions.buildFile(page, address, hashes.get(name));
      return beginning + hash;
    });
}
