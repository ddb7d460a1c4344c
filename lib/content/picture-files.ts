import { findPicture, hasPublicFile } from "@/lib/drawings/public-files";
import {
  hasPhotograph,
  isPhotograph,
  photographAddresses,
  sourceName,
} from "@/lib/photographs/source";

// What the judges of content ask of pictures.

export { isPhotograph };

/** Whether there is the file of an address, in that very spelling. */
export const hasPicture = (url: string): boolean =>
  isPhotograph(url) ? hasPhotograph(url) : hasPublicFile(url);

/** The address of the one picture whose name is written nearly so. */
export const nearPicture = (url: string): string | undefined =>
  findPicture(url, photographAddresses());

/** The file of an address, as messages name it. */
export const pictureFileName = (url: string): string =>
  isPhotograph(url) ? sourceName(url) : `public${url}`;
