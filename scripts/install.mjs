// npm runs this before `npm start`, `npm run dev` and the tests (`pre…` in package.json). Folders may
// follow; `--omit=dev` leaves out the packages that only tests need.
import { runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await runScript(async () => {
  const [option, ...folders] = process.argv.slice(2);
  ensureInstalled(".", { dev: option !== "--omit=dev" });
  for (const folder of folders) ensureInstalled(folder);
});
