/** Browsers and CDNs revalidate each time, and get 304 if nothing has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files with a hash of their content in the name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * For pictures at a fixed address (drawings, covers): fresh for a day, then stale for up to a week
 * while refetched.
 */
export const PICTURE = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * For share images. Messengers keep an image by its address, and pages name it with the hash of its
 * content (adapter/pages/image-versions.ts); addresses without one soon give the current image.
 */
export const SHARE_IMAGE = "public, max-age=600";

/** Folders of public/ whose SVG files pages show. */
export const SVG_FOLDERS = ["desenhos", "parceiros"];
