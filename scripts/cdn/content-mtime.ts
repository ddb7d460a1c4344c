import { createHash } from "node:crypto";
import { utimesSync } from "node:fs";

/** What a file holds, in short. */
export const digestOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/**
 * Sets a file's time to one made from its content, somewhere in 2001 to 2017. nginx makes the ETag from time and size: so a
 * page that a new build has not changed is not sent again, and several servers agree.
 */
export function setContentMtime(file: string, digest: string) {
  const seconds = 1_000_000_000 + (Number.parseInt(digest.slice(0, 8), 16) >>> 3);
  utimesSync(file, seconds, seconds);
}
