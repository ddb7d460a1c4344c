// `npm run bench` measures the production build (docs/benchmarks.md, docs/stress.md): bytes, pages,
// servers and answers to presses; `npm run bench -- faults` sends forms while something fails.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import getPort from "get-port";
import { paths } from "@/lib/paths";
import { measureFaults as faults } from "@/scripts/bench/faults";
import { measurePresses as presses } from "@/scripts/bench/presses";
import { buildWithBackend } from "@/scripts/lib/build.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { ensureInstalled } from "@/scripts/lib/install.mjs";
import { templatePaths } from "@/tests/support/all-paths";
import { examplePath } from "@/tests/support/example-content";
import { startNginx } from "@/tests/support/nginx";
import { pageBytes } from "@/tests/support/page-bytes";
import { stopOnSignals, stopProcesses } from "@/scripts/lib/processes.mjs";
import { ensureChromium, ensurePrograms } from "@/scripts/lib/programs.mjs";
import { startTestStack } from "@/tests/support/test-stack";

const BIN = "scripts/bench/node_modules/.bin";
const PAGES = [paths.home, examplePath, paths.contact, paths.podcast];
/** A copy: what is built there is no source. */
const EMPTY_APP = ".cache/empty-app";
const PARTS = { bytes, pages, servers, presses, faults };

await runScript(async () => {
  stopOnSignals();
  const names =
    process.argv.length > 2 ? process.argv.slice(2) : ["bytes", "pages", "servers", "presses"];
  const parts = Object.entries(PARTS).filter(([name]) => names.includes(name));
  if (parts.length < names.length) throw new Failure(`Parts: ${Object.keys(PARTS).join(", ")}.`);
  await ensureInstalled("scripts/bench");
  await ensurePrograms(["nginx"]);
  process.env.CHROME_PATH = await ensureChromium();
  await buildWithBackend();
  for (const [name, measure] of parts) {
    console.log(`▸ ${name}, Node ${process.version}, ${new Date().toISOString()}`);
    console.table(await measure());
    await stopProcesses();
  }
  process.exit(0);
}, stopProcesses);

async function startServers() {
  const site = await startTestStack({ TRUSTED_PROXIES: "1" });
  const nginx = await startNginx({ port: await getPort(), nodePort: site.port, unlimited: true });
  return { node: site.url, nginx: nginx.url };
}

/**
 * What the parts of one page of each template weigh, in bytes after gzip: what grows is seen here.
 */
async function bytes() {
  const site = await startTestStack();
  const weigh = pageBytes(site.url);
  const rows = templatePaths.map(async (path) => ({ path, ...(await weigh(path)) }));
  return Promise.all(rows);
}

type Report = {
  requestedUrl: string;
  audits: Record<string, { numericValue: number }>;
  categories: Record<string, { score: number }>;
};

/**
 * First visits on a phone, simulated by Lighthouse. To compare with: a plain page, and an app with
 * one button, which costs what Next and React cost wherever they run.
 */
async function pages() {
  cpSync("scripts/bench/empty-app", EMPTY_APP, { recursive: true });
  execFileSync("node_modules/.bin/next", ["build", EMPTY_APP], { stdio: "inherit" });
  const servers = Object.entries(await startServers());
  const own = servers.flatMap(([server, base]) =>
    lighthouse(
      server,
      PAGES.map((path) => `--url=${base}${path}`),
    ),
  );
  return [
    ...lighthouse("plain page", ["--staticDistDir=scripts/bench/plain-page"]),
    ...lighthouse("empty app", [
      `--staticDistDir=${EMPTY_APP}/out`,
      "--url=http://localhost/index.html",
    ]),
    ...own,
  ];
}

/** @returns of each page the run with the median of the largest contentful paint */
function lighthouse(server: string, sources: string[]) {
  rmSync(".lighthouseci", { recursive: true, force: true });
  const args = ["collect", "--config=scripts/bench/lighthouserc.json", ...sources];
  execFileSync(`${BIN}/lhci`, args, { stdio: "inherit" });
  const reports = readdirSync(".lighthouseci")
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name): Report => JSON.parse(readFileSync(`.lighthouseci/${name}`, "utf8")));
  const lcpOf = ({ audits }: Report) => audits["largest-contentful-paint"]!.numericValue;
  return [...new Set(reports.map(({ requestedUrl }) => requestedUrl))].map((url) => {
    const runs = reports.filter(({ requestedUrl }) => requestedUrl === url);
    const median = runs.sort((a, b) => lcpOf(a) - lcpOf(b))[runs.length >> 1]!;
    const audit = (name: string) => median.audits[name]!.numericValue;
    return {
      server,
      url,
      "LCP, ms": Math.round(lcpOf(median)),
      "TBT, ms": Math.round(audit("total-blocking-time")),
      CLS: audit("cumulative-layout-shift").toFixed(3),
      kB: Math.round(audit("total-byte-weight") / 1000),
      scores: Object.values(median.categories)
        .map(({ score }) => Math.round(100 * score))
        .join(" "),
    };
  });
}

/** The same pages from Node and from nginx, for 8 s each over 50 and over 200 connections. */
async function servers() {
  const bases = Object.entries(await startServers());
  return [paths.home, examplePath].flatMap((path) =>
    ["50", "200"].flatMap((connections) =>
      bases.map(([server, base]) => {
        const options = ["--json", "--connections", connections, "--workers", "2"];
        const load = ["--duration", "8", "--headers", "accept-encoding=gzip, br"];
        const url = base.replace("localhost", "127.0.0.1") + path;
        const output = execFileSync(`${BIN}/autocannon`, [...options, ...load, url]);
        const { requests, latency, non2xx, errors } = JSON.parse(output.toString());
        const { p50, p99 } = latency;
        const rate = Math.round(requests.average);
        return { server, path, connections, "a second": rate, p50, p99, non2xx, errors };
      }),
    ),
  );
}
