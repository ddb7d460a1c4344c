import type { z } from "zod";

/** A mistake in a file of content/. Its message names the file and, a line each, the fields and what was expected. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly problems: string[],
  ) {
    super(`${file} is not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

/** One line for one zod issue: the field, what is wrong, and the values allowed where there is a list of them. */
export function explainIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join(".") || "front-matter";
  if (issue.code === "invalid_value") {
    const allowed = issue.values.map((value) => `"${String(value)}"`).join(", ");
    return `${field}: got "${String(issue.input)}", allowed are ${allowed}`;
  }
  if (issue.code === "unrecognized_keys") {
    return `${field}: unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  }
  return `${field}: ${issue.message}`;
}
