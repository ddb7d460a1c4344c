// `npm run bench:scale`: what a build costs with 11, 1,000 and 5,000 articles, as a table; other numbers as arguments.
import { runScript } from "../lib/failure.mjs";
import { stopOnSignals, stopProcesses } from "../lib/processes.mjs";
import { measureBuildScale, SCALE_COUNTS } from "./build-scale";
import { scaleTable } from "./scale-table";

await runScript(async () => {
  stopOnSignals();
  const counts = process.argv.slice(2).map(Number);
  const rows = await measureBuildScale(counts.length > 0 ? counts : SCALE_COUNTS);
  console.log(scaleTable(rows).join("\n"));
}, stopProcesses);
