import path from "node:path";
import { hasSpace } from "@/scripts/backend/disk-space";
import { StartError } from "@/scripts/backend/start-error";

/** The first line of what was thrown; the embedded Postgres throws objects that are no errors. */
function reasonOf(thrown: unknown): string {
  const message =
    typeof thrown === "object" && thrown !== null && "message" in thrown ? thrown.message : thrown;
  const [line = ""] = (typeof message === "string" ? message : "it ended unexpectedly").split("\n");
  return line.replace(/[.\s]+$/, "");
}

/** The embedded Postgres does not always say why it ended. */
async function isDiskFull(thrown: unknown, part: string): Promise<boolean> {
  if (/ENOSPC|No space left|could not (?:write|extend)/i.test(reasonOf(thrown))) return true;
  const folderHasSpace = () => hasSpace(path.dirname(part));
  return !(await hasSpace(part)
    .catch(folderHasSpace)
    .catch(() => true));
}

/**
 * Runs a step of the start that reads or writes the data folder.
 *
 * @param part path of the part of the folder that the step uses
 * @throws StartError that names the path; one that was thrown already is kept
 */
export async function withDataFolder<T>(part: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (thrown) {
    if (thrown instanceof StartError) throw thrown;
    const cause = { cause: thrown };
    if (await isDiskFull(thrown, part)) {
      throw new StartError(`The disk of ${part} is full.`, cause);
    }
    throw new StartError(
      `${part} is damaged or not readable (${reasonOf(thrown)}): restore a backup, or move it away ` +
        "to start with an empty one.",
      cause,
    );
  }
}
