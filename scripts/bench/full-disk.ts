import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

/** Enough for a database, its log and some thousand e-mails. */
const BYTES = 512 * 2 ** 20;

/** Mounts a disk in memory on a folder until this process ends. False if it must not: not root. */
export function mountDisk(folder: string): boolean {
  const options = ["-t", "tmpfs", "-o", `size=${BYTES}`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) return false;
  process.prependListener("exit", () => spawnSync("umount", ["--lazy", folder]));
  return true;
}

/** Leaves no byte free on the disk of a folder. @returns a function that frees them again */
export function fillDisk(folder: string): () => void {
  const file = path.join(folder, "filler");
  // It ends with an error when the disk is full.
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=64K", "status=none"]);
  return () => rmSync(file);
}
