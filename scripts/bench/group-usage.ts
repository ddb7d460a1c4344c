import { readdirSync, readFileSync } from "node:fs";

/** Memory in MB (shared pages count for each process) and processor seconds of a process group. */
export function groupUsage(group: number | undefined): { memory: number; cpu: number } {
  const usage = { memory: 0, cpu: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // proc(5), without the name, which may contain spaces; times include those of ended children.
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      if (Number(stat[2]) !== group) continue;
      usage.memory += (Number(stat[21]) * 4096) / 2 ** 20;
      for (const hundredths of stat.slice(11, 15)) usage.cpu += Number(hundredths) / 100;
    } catch {
      // The process has ended.
    }
  }
  return usage;
}
