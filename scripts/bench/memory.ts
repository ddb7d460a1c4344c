import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 250;
const KB_OF_MB = 1024;

/**
 * Watches how much memory a process started by scripts/lib/processes.mjs and all of its group hold. Pages that processes share
 * count for each of them.
 * @returns `stop` ends it and gives the most there was at once, in megabytes; 0 where there is no /proc
 */
export function watchMemory(group: number | undefined): { stop: () => number } {
  let most = 0;
  const look = () => (most = Math.max(most, memoryOf(group)));
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(most);
    },
  };
}

function memoryOf(group: number | undefined): number {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, pid) => sum + residentOf(pid, group), 0);
  } catch {
    return 0;
  }
}

function residentOf(pid: string, group: number | undefined): number {
  try {
    // The name, in brackets, may hold spaces; the group comes third after it (proc(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    if (Number(stat[2]) !== group) return 0;
    const [, kilobytes = "0"] =
      /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / KB_OF_MB;
  } catch {
    return 0; // It has ended since the folder was read.
  }
}
