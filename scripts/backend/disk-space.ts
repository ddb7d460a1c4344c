import { statfs } from "node:fs/promises";

/** Postgres needs this much for its log and a checkpoint. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Whether the disk of a folder has space to write. */
export async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/**
 * Creates a check whether the disk of a folder has space to write. Logs once when it is full, and
 * once when there is space again.
 */
export function createSpaceCheck(
  folder: string,
  log: (line: string) => void,
): () => Promise<boolean> {
  let wasFull = false;
  return async () => {
    const isFull = !(await hasSpace(folder));
    if (isFull !== wasFull) {
      log(
        isFull
          ? `The disk of ${folder} is full: no message is stored until there is space.`
          : `The disk of ${folder} has space again.`,
      );
    }
    wasFull = isFull;
    return !isFull;
  };
}
