// `npm run bench:throughput`: the Node server and nginx under the same load, as JSON.
import { runScript } from "../lib/failure.mjs";
import { stopProcesses } from "../lib/processes.mjs";
import { measureThroughput, speedUp } from "./throughput";

await runScript(async () => {
  const rows = await measureThroughput();
  console.log(JSON.stringify({ rows, speedUp: speedUp(rows) }, null, 2));
}, stopProcesses);
