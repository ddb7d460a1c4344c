import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

/** @param {string} name of a file of this folder */
const bundled = (name) =>
  buildSync({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    target: "es2022",
    charset: "utf8",
  })
    .outputFiles.map(({ text }) => text.trim())
    .join("");

/** At the end of the body. The policy of the pages allows it by its hash. */
export const INLINE_SCRIPT = bundled("page-script.ts");

/** What a browser may fetch when a link is hovered or pressed. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // The API, and files: feeds, downloads, pictures.
          { not: { href_matches: ["/api/*", "/*\\?(.+)", "/*.*"] } },
          { not: { selector_matches: "[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
