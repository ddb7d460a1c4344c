// Builds the search index from the pages that `next build` wrote; part of `npm run build`.
import path from "node:path";
import { runScript } from "./lib/failure.mjs";
import { writeSearchIndex } from "./lib/search-index.mjs";

await runScript(async () => {
  const count = await writeSearchIndex({
    pages: path.join(process.env.NEXT_DIST_DIR || ".next", "server", "app"),
    // A static folder: the Node server and every CDN serve it.
    output: path.join("public", "pagefind"),
  });
  console.log(`Search index: ${count} pages.`);
});
