import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import autocannon from "autocannon";
import { Failure } from "@/scripts/lib/failure.mjs";
import { ensureNginx, startNginx } from "@/scripts/lib/nginx.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { cpuTimeOfGroup } from "@/scripts/bench/cpu-time";
import { freePort } from "@/scripts/bench/references";

/**
 * Requests per second of one page through one server. p50 and p99 are what the load generator waits for an answer, cpu the
 * processor time that the server needs for one, in milliseconds.
 */
export type ThroughputRow = {
  target: "node" | "nginx";
  path: string;
  rps: number;
  p50: number;
  p99: number;
  cpu?: number;
};

const PATHS = ["/", "/blog/guia-pintura"];
const CONNECTIONS = 50;
/** nginx needs so little time for a request that one thread of the load generator cannot keep it busy. */
const LOAD_THREADS = 2;
const WARM_UP_S = 2;
const DURATION_S = 8;

/**
 * Measures the built site (`npm run build`, `npm run build:cdn`) through the Node server and through nginx: same machine,
 * same load, in turns, compressed as a browser would get it.
 * @throws Failure when nginx cannot be had, or an answer is not 200
 */
export async function measureThroughput(): Promise<ThroughputRow[]> {
  if (!(await ensureNginx())) throw new Failure("Without nginx there is nothing to compare with.");
  const [nodePort, port] = [await freePort(), await freePort()];
  const node = await startSite("start", nodePort, { TRUSTED_PROXIES: "1" }, "pipe");
  node.process.stdout?.resume();
  const nginx = await startNginx({ port, nodePort });
  try {
    const rows: ThroughputRow[] = [];
    for (const path of PATHS) {
      rows.push(await measure("node", node, path));
      rows.push(await measure("nginx", nginx, path));
    }
    return rows;
  } finally {
    await stopProcess(nginx.process);
    await stopProcess(node.process);
    rmSync(nginx.folder, { recursive: true });
  }
}

/** How many times as many requests nginx answers as the Node server, by path: in a second, and in a second of processor time. */
export const speedUp = (rows: ThroughputRow[]) =>
  PATHS.map((path) => {
    const of = (target: ThroughputRow["target"]) =>
      rows.find((row) => row.target === target && row.path === path);
    const [node, nginx] = [of("node"), of("nginx")];
    return {
      path,
      rps: ratio(nginx?.rps, node?.rps),
      cpu: ratio(node?.cpu, nginx?.cpu),
    };
  });

const ratio = (a = 0, b = 0) => (b === 0 ? undefined : Math.round((10 * a) / b) / 10);

type Server = { url: string; process: ChildProcess };

async function measure(
  target: ThroughputRow["target"],
  { url, process: { pid } }: Server,
  path: string,
): Promise<ThroughputRow> {
  const load = {
    url: url.replace("localhost", "127.0.0.1") + path,
    connections: CONNECTIONS,
    workers: LOAD_THREADS,
    headers: { "accept-encoding": "gzip, br" },
  };
  await autocannon({ ...load, duration: WARM_UP_S });
  const before = cpuTimeOfGroup(pid);
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: DURATION_S });
  const after = cpuTimeOfGroup(pid);
  if (non2xx + errors > 0) throw new Failure(`${load.url} did not answer with 200.`);
  const cpu =
    before === undefined || after === undefined
      ? undefined
      : Number(((after - before) / requests.total).toFixed(3));
  return {
    target,
    path,
    rps: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    cpu,
  };
}
