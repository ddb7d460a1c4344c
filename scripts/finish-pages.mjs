// Post-processes the built HTML pages; part of `npm run build` (docs/decisions/0010).
import { runScript } from "./lib/failure.mjs";
import { finishPages } from "./lib/pages/finish-pages.mjs";

await runScript(async () => {
  const count = await finishPages(process.env.NEXT_DIST_DIR || ".next");
  console.log(`Post-processed pages: ${count}.`);
});
