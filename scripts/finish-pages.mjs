// What a build's pages still need before they are served; part of `npm run build`.
import { runScript } from "./lib/failure.mjs";
import { finishPages } from "./lib/pages/finish-pages.mjs";

await runScript(async () => {
  const count = await finishPages(process.env.NEXT_DIST_DIR || ".next");
  console.log(`Finished pages: ${count}.`);
});
