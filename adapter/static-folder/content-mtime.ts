import { createHash } from "node:crypto";
import { utimesSync } from "node:fs";

/** The SHA-256 of a file's content, as hexadecimal text. */
export const digestOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/**
 * Sets the modification time of a file to a value computed from its content (between 2001 and
 * 2018). nginx makes the ETag from time and size, so pages that a new build did not change are not
 * sent again, and several servers send the same ETag.
 */
export function setContentMtime(file: string, digest: string) {
  const seconds = 1_000_000_000 + (Number.parseInt(digest.slice(0, 8), 16) >>> 3);
  utimesSync(file, seconds, seconds);
}
