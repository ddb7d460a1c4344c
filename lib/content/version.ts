/**
 * What Next's development server knows of content/, whose files are read and not imported: under
 * `npm run dev` scripts/lib/content-loader.mjs writes here which files there are, and from when. A
 * page that imports it is rendered again after each change, and the browser shows it.
 */
export const CONTENT_VERSION = "";
