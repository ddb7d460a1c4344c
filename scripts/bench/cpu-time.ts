import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Processor time that a process started by scripts/lib/processes.mjs and all of its group have used, in milliseconds. Unlike
 * requests per second it does not depend on what else runs on the machine, the load generator included.
 * @returns undefined where there is no /proc
 */
export function cpuTimeOfGroup(group: number | undefined): number | undefined {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => stat?.group === group)
      .reduce((sum, stat) => sum + (stat?.ticks ?? 0) * TICK_MS, 0);
  } catch {
    return undefined;
  }
}

function statOf(pid: string) {
  try {
    // The name, in brackets, may hold spaces; what is counted here comes after it (proc(5): pgrp, utime, stime).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return { group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // It has ended since the folder was read.
  }
}
