import { type ChildProcess, execFile } from "node:child_process";
import { promisify } from "node:util";
import getPort from "get-port";
import { startTestStack } from "@/tests/support/test-stack";
import { Failure } from "@/scripts/lib/failure.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { startNginx } from "@/scripts/lib/nginx.mjs";
import { groupUsage } from "@/scripts/bench/group-usage";

const LOAD = ["--workers", "2", "--headers", "accept-encoding=gzip, br", "--duration"];

/** The same pages from the Node server and from nginx, one after the other on one machine. */
export async function measureServers() {
  const site = await startTestStack({ TRUSTED_PROXIES: "1" });
  const nginx = await startNginx({ port: await getPort(), nodePort: site.port });
  const servers: Row[] = [];
  for (const Path of ["/", "/blog/guia-pintura"]) {
    const [node, fast] = [await measure(site, Path), await measure(nginx, Path)];
    const ratio = fast["Requests a second"] / node["Requests a second"];
    servers.push({ Server: "node", Path, ...node, "× node": 1 });
    servers.push({ Server: "nginx", Path, ...fast, "× node": ratio });
  }
  return { servers };
}

async function measure(server: { url: string; process: ChildProcess }, path: string) {
  const url = server.url.replace("localhost", "127.0.0.1") + path;
  await autocannon(url, ...LOAD, "2");
  const before = groupUsage(server.process.pid).cpu;
  const { requests, latency, non2xx, errors } = await autocannon(url, ...LOAD, "8");
  const cpu = groupUsage(server.process.pid).cpu - before;
  if (non2xx + errors > 0) throw new Failure(`${url} did not always answer with 200.`);
  return {
    "Requests a second": Math.round(requests.average),
    "p50, ms": latency.p50,
    "p99, ms": latency.p99,
    "Processor ms a request": (1000 * cpu) / requests.total,
  };
}

/** The figures of one run of `autocannon` with 50 connections, as its `--json` has them. */
export async function autocannon(url: string, ...args: string[]) {
  const all = ["--json", "--connections", "50", ...args, url];
  return JSON.parse((await promisify(execFile)("node_modules/.bin/autocannon", all)).stdout);
}
