import path from "node:path";
import { DIST } from "@/scripts/lib/build.mjs";
import { filesBelow } from "@/scripts/lib/source-hash.mjs";

/** What `next build` writes for static hosts. */
export const STATIC_FOLDER = path.resolve(DIST, "cdn", "site");

const addresses = () =>
  filesBelow(STATIC_FOLDER).map((file) => `/${path.relative(STATIC_FOLDER, file)}`);

/** The URLs of the pages, the not-found page left out. */
export const pagePaths = (): string[] =>
  addresses()
    .filter((url) => url.endsWith(".html") && url !== "/404.html")
    .map((url) => url.replace(/(^\/index)?\.html$/, "") || "/");

/** The URLs of the static folder's files that are neither pages nor build files. */
export const otherFiles = (): string[] =>
  addresses().filter((url) => !/^\/(_|404)|\.(html|br|gz)$/.test(url));
