import { readdirSync, readFileSync } from "node:fs";

/** All processes, from proc(5). `stat`: what follows the name there. */
export function runningProcesses() {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      // The name is in parentheses, and may contain spaces.
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      return [{ pid: Number(pid), parent: Number(stat[1]), group: Number(stat[2]), stat }];
    } catch {
      // The process has ended.
      return [];
    }
  });
}

/** Memory in MB (shared pages count for each process) and processor seconds of a process group. */
export function groupUsage(group: number | undefined): { memory: number; cpu: number } {
  const usage = { memory: 0, cpu: 0 };
  for (const { stat } of runningProcesses().filter((running) => running.group === group)) {
    usage.memory += (Number(stat[21]) * 4096) / 2 ** 20;
    // Times include those of ended children.
    for (const hundredths of stat.slice(11, 15)) usage.cpu += Number(hundredths) / 100;
  }
  return usage;
}
