// `npm run bench`: pages beside a plain HTML page and an empty Next app, and both servers under load, and builds of many
// articles; writes docs/benchmarks.md and docs/benchmarks.json. Takes about twenty minutes on two cores, which should have nothing else to do.
import { writeFileSync } from "node:fs";
import os from "node:os";
import { articlePath, paths } from "../../lib/paths";
import { runScript } from "../lib/failure.mjs";
import { stopProcess, stopProcesses } from "../lib/processes.mjs";
import { startSite } from "../lib/site.mjs";
import { measureBuildScale } from "./build-scale";
import { measurePageSpeed } from "./page-speed";
import { emptyNextApp, freePort, plainPage } from "./references";
import { report } from "./report";
import { measureThroughput } from "./throughput";

const RUNS = 3;
/** Articles are alike; two of them stand for all. */
const ARTICLES = ["hidrogenio-verde-revolucao-energetica", "guia-pintura"];

await runScript(async () => {
  const plain = await plainPage();
  const empty = await emptyNextApp();
  const site = await startSite("start", await freePort(), {}, "pipe");
  site.process.stdout?.resume();
  const speed = await measurePageSpeed(
    [
      { name: "plain HTML", url: plain.url },
      { name: "empty Next app", url: empty.url },
      ...[...Object.values(paths), ...ARTICLES.map(articlePath)].map((path) => ({
        name: path,
        url: site.url + path,
      })),
    ],
    RUNS,
  );
  await plain.stop();
  await empty.stop();
  await stopProcess(site.process);
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}`,
    speed,
    throughput: await measureThroughput(),
    scale: await measureBuildScale(),
  };
  writeFileSync("docs/benchmarks.json", `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync("docs/benchmarks.md", report(result));
}, stopProcesses);
