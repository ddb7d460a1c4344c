import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { ALL, FaultProxy } from "@/tests/support/fault-proxy";
import { readLock } from "@/scripts/backend/lock";
import { countMessages } from "@/scripts/bench/count-messages";
import { fillDisk, mountDisk } from "@/scripts/bench/full-disk";
import { runningProcesses } from "@/scripts/bench/group-usage";
import { startSenders } from "@/scripts/bench/senders";
import { backendEnv, startBackend } from "@/scripts/lib/backend.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { killProcess, stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";

/** Milliseconds of load before a fault, and during and after it. */
const BEFORE_MS = 2_000;
const DURING_MS = 4_000;

/** All requests come from one address. */
const LIMITS = {
  RATE_LIMIT_PER_ADDRESS: "100000000",
  RETRY_INTERVAL_MS: "500",
  RETRY_BASE_MS: "500",
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Quote requests while something fails: each accepted one is to be stored once and mailed. */
export async function measureFaults() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "faults-"));
  const hasDisk = mountDisk(dataDir);
  const mail = await FaultProxy.start();
  const ports = {
    SUPABASE_PORT: String(await getPort()),
    INBOX_PORT: String(await getPort()),
    SMTP_PORT: "0",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  const startData = async () => {
    const started = await startBackend({ DATA_DIR: dataDir, ...ports, ...LIMITS }, "pipe");
    for (const output of [started.process.stdout, started.process.stderr]) output?.resume();
    mail.targetPort = (await readLock(dataDir))?.smtpPort ?? 0;
    return started;
  };
  const sitePort = await getPort();
  const startNode = async () => {
    const started = await startSite(
      "start",
      sitePort,
      { ...backendEnv(backend), ...LIMITS },
      "pipe",
    );
    started.process.stdout?.resume();
    return started;
  };
  let backend = await startData();
  let site = await startNode();

  const faults: [title: string, fault: () => Promise<void>][] = [
    [
      "backend stopped (SIGTERM)",
      async () => {
        await stopProcess(backend.process);
        backend = await startData();
      },
    ],
    [
      "backend and functions killed",
      async () => {
        await killProcess(backend.process);
        backend = await startData();
      },
    ],
    [
      "functions killed",
      async () => {
        const functions = runningProcesses().find(({ parent }) => parent === backend.process.pid);
        process.kill(functions!.pid, "SIGKILL");
      },
    ],
    [
      "mail server down",
      async () => {
        await mail.set({ [ALL]: "down" });
        await pause(DURING_MS);
        await mail.set({});
      },
    ],
    [
      "site and backend killed",
      async () => {
        await Promise.all([site, backend].map((server) => killProcess(server.process)));
        backend = await startData();
        site = await startNode();
      },
    ],
  ];
  if (hasDisk) {
    faults.push([
      "disk full",
      async () => {
        const empty = fillDisk(dataDir);
        await pause(DURING_MS);
        empty();
      },
    ]);
  }

  const rows: Row[] = [];
  for (const [title, fault] of faults) {
    const senders = startSenders(`http://127.0.0.1:${sitePort}/api/quote`);
    await pause(BEFORE_MS);
    await fault();
    await pause(DURING_MS);
    const { accepted, refused } = await senders.stop();
    const counts = await countMessages(backend.inboxUrl, accepted);
    rows.push({ Fault: title, Accepted: accepted.size, "Refused at first": refused, ...counts });
  }
  for (const server of [site, backend]) await stopProcess(server.process);
  await mail.stop();
  return { faults: rows };
}
