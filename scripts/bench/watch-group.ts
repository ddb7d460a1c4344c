import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 250;
const KB_OF_MB = 1024;
/** Linux counts processor time in hundredths of a second. */
const TICKS_OF_SECOND = 100;

/**
 * The most memory that processes held at once, in megabytes (pages that they share count for each), and the processor time
 * that they used, in seconds, which depends less than a clock on what else the machine does. Zeros where there is no /proc.
 */
type Used = { memory: number; cpu: number };

/**
 * Watches a process started by scripts/lib/processes.mjs and all of its group.
 * @returns `stop` ends it and tells what was used
 */
export function watchGroup(group: number | undefined): { stop: () => Used } {
  const most = { memory: 0, cpu: 0 };
  const look = () => {
    const now = usedBy(group);
    most.memory = Math.max(most.memory, now.memory);
    most.cpu = Math.max(most.cpu, now.cpu);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { memory: Math.round(most.memory), cpu: most.cpu };
    },
  };
}

function usedBy(group: number | undefined): Used {
  const sum = { memory: 0, cpu: 0 };
  try {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const used = usedByProcess(pid, group);
      sum.memory += used.memory;
      sum.cpu += used.cpu;
    }
  } catch {
    // No /proc here.
  }
  return sum;
}

function usedByProcess(pid: string, group: number | undefined): Used {
  try {
    // The name, in brackets, may hold spaces; what is counted here comes after it (proc(5): pgrp, utime, stime, and the
    // times of children that have ended).
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    if (Number(stat[2]) !== group) return { memory: 0, cpu: 0 };
    const [, kilobytes = "0"] =
      /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    const ticks = stat.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
    return { memory: Number(kilobytes) / KB_OF_MB, cpu: ticks / TICKS_OF_SECOND };
  } catch {
    return { memory: 0, cpu: 0 }; // It has ended since the folder was read.
  }
}
