import { readdirSync, readFileSync } from "node:fs";

/** The processes of a group, from proc(5). */
export function processesOfGroup(group: number | undefined) {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      // The name is in parentheses, and may contain spaces.
      const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))!;
      const stat = rest!.split(" ");
      return Number(stat[2]) === group ? [{ pid: Number(pid), name: name!, stat }] : [];
    } catch {
      // The process has ended.
      return [];
    }
  });
}

/** Memory in MB (shared pages count for each process) and processor seconds of a process group. */
export function groupUsage(group: number | undefined): { memory: number; cpu: number } {
  const usage = { memory: 0, cpu: 0 };
  for (const { stat } of processesOfGroup(group)) {
    usage.memory += (Number(stat[21]) * 4096) / 2 ** 20;
    // Times include those of ended children.
    for (const hundredths of stat.slice(11, 15)) usage.cpu += Number(hundredths) / 100;
  }
  return usage;
}
