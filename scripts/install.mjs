// Before `npm run lint`, `format`, `types` and `assets`: `npm start` leaves out the packages that
// only they need.
import { runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await runScript(() => ensureInstalled());
