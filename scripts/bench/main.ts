// `npm run bench`: builds the site and its files for nginx, then measures pages beside a plain HTML page and an empty Next
// app, their bytes, how soon they answer, and both servers under load; writes docs/benchmarks.md and docs/benchmarks.json.
// Takes about twenty minutes on two cores, which should have nothing else to do.
import { writeFileSync } from "node:fs";
import os from "node:os";
import { buildWithBackend } from "../lib/build-with-backend.mjs";
import { Failure, runScript } from "../lib/failure.mjs";
import { ensureNginx } from "../lib/nginx.mjs";
import { runCommand, stopProcesses } from "../lib/processes.mjs";
import { measurePages } from "./pages";
import { report } from "./report";
import { measureThroughput } from "./throughput";

await runScript(async () => {
  if (!(await ensureNginx())) throw new Failure("Without nginx there is nothing to compare with.");
  await buildWithBackend();
  await runCommand(process.execPath, ["--import", "tsx", "scripts/cdn/main.ts"], {
    failure: "The files for nginx could not be written.",
  });
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}`,
    ...(await measurePages()),
    throughput: await measureThroughput(),
  };
  writeFileSync("docs/benchmarks.json", `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync("docs/benchmarks.md", report(result));
}, stopProcesses);
