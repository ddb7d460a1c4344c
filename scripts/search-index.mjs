// The site search's index, made from the pages that `next build` has just written; part of `npm run build`.
import path from "node:path";
import { runScript } from "./lib/failure.mjs";
import { writeSearchIndex } from "./lib/search-index.mjs";

await runScript(async () => {
  const count = await writeSearchIndex({
    pages: path.join(process.env.NEXT_DIST_DIR || ".next", "server", "app"),
    // Beside the other static files, so that `next start` and every CDN serve it.
    output: path.join("public", "pagefind"),
  });
  console.log(`Search index: ${count} pages.`);
});
