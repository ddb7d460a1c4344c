import { spawnSync } from "node:child_process";
import { Failure } from "@/scripts/lib/failure.mjs";

/** More than any backup. */
const MAX_BYTES = 4_000_000_000;

/**
 * Encrypts for a recipient: a public key of age (`age1…`), else a key of gpg. Nothing on this
 * machine can then read the file.
 * @throws Failure when the program is missing, or refuses the recipient
 */
export function encryptFor(recipient: string | undefined, content: Buffer) {
  if (!recipient) return { content, ending: "" };
  const [program, ...args] = recipient.startsWith("age1")
    ? ["age", "--encrypt", "--recipient", recipient]
    : ["gpg", "--batch", "--trust-model", "always", "--encrypt", "--recipient", recipient];
  const { status, stdout, error } = spawnSync(program!, args, {
    input: content,
    maxBuffer: MAX_BYTES,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (error) throw new Failure(`BACKUP_RECIPIENT needs ${program}, which is not installed.`);
  if (status !== 0) throw new Failure(`${program} could not encrypt for BACKUP_RECIPIENT.`);
  return { content: stdout, ending: program === "age" ? ".age" : ".gpg" };
}
