import { StartError } from "@/scripts/backend/start-error";

/** The first line of what was thrown; the embedded Postgres throws objects that are no errors. */
function reasonOf(thrown: unknown): string {
  const message =
    typeof thrown === "object" && thrown !== null && "message" in thrown ? thrown.message : thrown;
  const [line = ""] = (typeof message === "string" ? message : "it ended unexpectedly").split("\n");
  return line.replace(/[.\s]+$/, "");
}

const isDiskFull = (thrown: unknown): boolean =>
  /ENOSPC|No space left|could not (?:write|extend)/i.test(reasonOf(thrown));

/**
 * Runs a step of the start that reads or writes the data folder.
 *
 * @param path the part of the folder that the step uses
 * @throws StartError that names the path; one that was thrown already is kept
 */
export async function withDataFolder<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (thrown) {
    if (thrown instanceof StartError) throw thrown;
    const cause = { cause: thrown };
    if (isDiskFull(thrown)) throw new StartError(`The disk of ${path} is full.`, cause);
    throw new StartError(
      `${path} is damaged or not readable (${reasonOf(thrown)}): restore a backup, or move it away ` +
        "to start with an empty one.",
      cause,
    );
  }
}
