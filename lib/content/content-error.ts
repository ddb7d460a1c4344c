import type { z } from "zod";

/** An error in a file of content/. The message has the file and one line for each problem. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly problems: string[],
  ) {
    super(`${file} is not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

/** A zod issue as one line: field, problem, and the allowed values of an enum. */
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
