import { filesBelow } from "@/scripts/lib/source-hash.mjs";
import { REVALIDATE } from "@/lib/server/response-headers.mjs";
import { DIST } from "@/scripts/lib/build.mjs";

import path from "node:path";

/** What `next build` writes for static hosts. */
export const STATIC_FOLDER = path.resolve(DIST, "cdn", "site");

/** The URLs of the pages, the not-found page left out. */
export const pagePaths = (): string[] =>
  filesBelow(STATIC_FOLDER)
    .map((file) => `/${path.relative(STATIC_FOLDER, file)}`)
    .filter((url) => url.endsWith(".html") && url !== "/404.html")
    .map((url) => url.replace(/(^\/index)?\.html$/, "") || "/");

/** The URLs of the static folder's files that are neither pages nor build files. */
export const otherFiles = (): string[] =>
  filesBelow(STATIC_FOLDER)
    .map((file) => `/${path.relative(STATIC_FOLDER, file)}`)
    .filter((url) => !/^\/(_|404)|\.(html|br|gz)$/.test(url));

/** Next leaves out must-revalidate for the files of public/. */
export const cacheControlOf = ({ headers }: Response) =>
  headers.get("cache-control")?.replace(/^public, max-age=0$/, REVALIDATE);

/** The content type without its character set; one of two names for the same type. */
export const typeOf = ({ headers }: Response) =>
  headers
    .get("content-type")
    ?.replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("image/vnd.microsoft.icon", "image/x-icon");
