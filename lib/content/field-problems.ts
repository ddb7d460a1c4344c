import type { z } from "zod";
import { forEditors } from "@/lib/content/explain-issue";
import type { ContentFile } from "@/lib/content/front-matter.mjs";

/**
 * What is wrong with one field: its path, "LINE:COLUMN" in the file, and the reason in Portuguese.
 */
export type FieldProblem = {
  path: readonly PropertyKey[];
  place: string;
  reason: string;
};

/**
 * The fields of a file by the schema of its collection. Check and build ask this one judge.
 * @returns `isDraft` for a draft of a collection that has drafts: what it lacks is no error yet
 */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  { data, positionOf }: ContentFile,
): { fields?: z.infer<Schema>; problems: FieldProblem[]; isDraft: boolean } {
  const { data: fields, error } = schema.safeParse(data, forEditors);
  const issues = error?.issues ?? [];
  return {
    ...(fields !== undefined && { fields }),
    problems: issues.map((issue) => {
      const key = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      return {
        path: issue.path,
        place: positionOf([...issue.path, ...key]),
        reason: issue.message,
      };
    }),
    isDraft:
      data.draft === true &&
      !issues.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes("draft")),
  };
}
