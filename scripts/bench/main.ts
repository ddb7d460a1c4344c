// `npm run bench`, after `npm run build` and `npm run build:cdn`: pages beside a plain HTML page and an empty Next app, their
// bytes, how soon they answer, and both servers under load; writes docs/benchmarks.md and docs/benchmarks.json. Takes about
// twenty minutes on two cores, which should have nothing else to do.
import { rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { articlePath, paths } from "../../lib/paths";
import { Failure, runScript } from "../lib/failure.mjs";
import { stopProcess, stopProcesses } from "../lib/processes.mjs";
import { ensureNginx, startNginx } from "../lib/nginx.mjs";
import { startSite } from "../lib/site.mjs";
import { measureInteractions } from "./interactions";
import { pageBytes } from "./page-bytes";
import { measurePageSpeed } from "./page-speed";
import { emptyNextApp, freePort, plainPage } from "./references";
import { report } from "./report";
import { measureThroughput } from "./throughput";

const RUNS = 3;
/** Articles are alike; two of them stand for all. */
const ARTICLES = ["hidrogenio-verde-revolucao-energetica", "guia-pintura"];
/** Of each kind of page one, also as nginx serves it. */
const THROUGH_NGINX = [paths.home, paths.services, paths.contact, articlePath("guia-pintura")];

const portOf = (url: string) => Number(new URL(url).port);

await runScript(async () => {
  if (!(await ensureNginx())) throw new Failure("Without nginx there is nothing to compare with.");
  const plain = await plainPage();
  const empty = await emptyNextApp();
  const site = await startSite("start", await freePort(), {}, "pipe");
  site.process.stdout?.resume();
  const pages = [...Object.values(paths), ...ARTICLES.map(articlePath)];
  const at = (base: string) => (path: string) => ({ name: path, url: base + path });
  const speed = await measurePageSpeed(
    [
      { name: "plain HTML", url: plain.url },
      { name: "empty Next app", url: empty.url },
      ...pages.map(at(site.url)),
    ],
    RUNS,
  );
  const nginx = await startNginx({ port: await freePort(), nodePort: portOf(site.url) });
  const throughNginx = await measurePageSpeed(THROUGH_NGINX.map(at(nginx.url)), RUNS);
  await stopProcess(nginx.process);
  rmSync(nginx.folder, { recursive: true });
  const weigh = pageBytes(site.url);
  const bytes = [];
  for (const path of pages) bytes.push({ path, ...(await weigh(path)) });
  const interactions = await measureInteractions(site.url);
  await plain.stop();
  await empty.stop();
  await stopProcess(site.process);
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}`,
    speed,
    throughNginx,
    bytes,
    interactions,
    throughput: await measureThroughput(),
  };
  writeFileSync("docs/benchmarks.json", `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync("docs/benchmarks.md", report(result));
}, stopProcesses);
