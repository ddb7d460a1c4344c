/** Folders of public/ whose SVG files pages show. */
export const SVG_FOLDERS = ["desenhos", "parceiros"];

/** Cache-Control of SVG files: fresh for a day, then stale for up to a week while refetched. */
export const SVG_CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";
