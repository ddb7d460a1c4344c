import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { assumptions } from "@/adapter/next-output";
import { SHARE_IMAGES } from "@/lib/paths";

const ADDRESS = new RegExp(`${SHARE_IMAGES}([\\w-]+\\.png)`, "g");

/** Characters of the hash: two images of a site never share them. */
const HASH_LENGTH = 10;

export type AddImageVersions = (page: string, html: string) => string;

/**
 * Adds `?v=<hash of the image>` to every address of a share image in a page: in the sharing tags, the
 * structured data and the hydration data. Messengers and social networks keep an image by its address
 * for weeks; a changed image has a new one.
 */
export function createImageVersions({ files }: Pick<BuildOutputs, "files">): AddImageVersions {
  const images = files.filter(({ path }) => path.startsWith(SHARE_IMAGES));
  const hashes = new Map(
    images.map(({ path, file }) => [
      path.slice(SHARE_IMAGES.length),
      createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, HASH_LENGTH),
    ]),
  );
  return (page, html) =>
    html.replace(ADDRESS, (address: string, name: string) => {
      const hash = assumptions.buildFile(page, address, hashes.get(name));
      return `${address}?v=${hash}`;
    });
}
