import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import packageJson from "@/package.json" with { type: "json" };

/** At the end of the body. The policy of the pages allows it by its hash. */
export const INLINE_SCRIPT = buildSync({
  entryPoints: [fileURLToPath(new URL("page-script.ts", import.meta.url))],
  bundle: true,
  write: false,
  minify: true,
  target: packageJson.browserslist.map((browser) => browser.replace(" ", "")),
  charset: "utf8",
})
  .outputFiles.map(({ text }) => text.trim())
  .join("");

/** What a browser may fetch when a link is hovered or pressed. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // The API, and files: feeds, downloads, pictures.
          { not: { href_matches: ["/api/*", "/*.*"] } },
          // With a query only the contact page, whose one file answers them all.
          { or: [{ not: { href_matches: "/*\\?(.+)" } }, { href_matches: "/contato\\?(.+)" }] },
          { not: { selector_matches: "[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
