import type { z } from "zod";
import { mdxProblems } from "@/components/mdx/mdx-problems";
import { readFields, type FieldProblem } from "@/lib/content/field-problems";
import {
  parseContentFile,
  UnreadableFile,
  type ContentFile,
} from "@/lib/content/parse-front-matter.mjs";

/** A field of the form, as far as messages need it. */
export type FormField = { name: string; label?: string; fields?: FormField[]; field?: FormField };

/** Which collection a text belongs to: its folder in content/, schema and form. */
export type Form = { folder: string; schema: z.ZodType; fields: readonly FormField[] };

/** More than anyone mends at once. */
const MAX_PROBLEMS = 8;

/**
 * What `npm run check:content` would refuse in a file that the form is about to write, in the words
 * of the form: labels instead of names, lines of the field "Texto" instead of those of the file.
 * What is missing the form itself asks for; what depends on other files is judged after saving.
 */
export function formProblems(written: string, form: Form): string[] {
  const name = `content/${form.folder}/texto.mdx`;
  try {
    const content = parseContentFile(name, written);
    return [...fieldProblems(content, form), ...textProblems(content)];
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problems.map(withoutPlace);
    throw error;
  }
}

/** The message of a text that is not saved. */
export function refusal(problems: readonly string[]): string {
  const more = problems.length - MAX_PROBLEMS;
  const rest = more > 0 ? [`E mais ${more} ${more === 1 ? "problema" : "problemas"}.`] : [];
  return [...problems.slice(0, MAX_PROBLEMS), ...rest].join("\n");
}

function fieldProblems(content: ContentFile, { schema, fields }: Form): string[] {
  const { problems, isDraft } = readFields(schema, content);
  if (isDraft) return [];
  return problems
    .filter(({ isMissing }) => !isMissing)
    .map((problem) => inWordsOfForm(problem, fields));
}

function inWordsOfForm({ path, reason }: FieldProblem, fields: readonly FormField[]): string {
  const place = labelOf(path, fields);
  // Messages name other fields as the file does: "vem antes de `from`".
  const words = reason.replaceAll(/`(\w+)`/g, (written, name: string) => {
    const siblings = fieldsAt(path.slice(0, -1), fields);
    const label = siblings.find((field) => field.name === name)?.label;
    return label ? `“${label}”` : written;
  });
  return place ? `${place}: ${words}` : words;
}

function fieldsAt(
  path: readonly PropertyKey[],
  fields: readonly FormField[],
): readonly FormField[] {
  return path
    .filter((part) => typeof part !== "number")
    .reduce((inside, name) => inside.find((field) => field.name === name)?.fields ?? [], fields);
}

/** "Fontes, item 2, Endereço" */
function labelOf(path: readonly PropertyKey[], fields: readonly FormField[]): string {
  return path
    .map((part, index) => {
      if (typeof part === "number") return `item ${part + 1}`;
      const found = fieldsAt(path.slice(0, index), fields).find(({ name }) => name === part);
      return found?.label ?? String(part);
    })
    .join(", ");
}

function textProblems({ body }: ContentFile): string[] {
  // The form shows the text from its first line on.
  const text = body.text.replace(/^\s*\n/, "");
  const lines = text.split("\n");
  const problems = mdxProblems({ ...body, firstLine: 1, text });
  return problems.map((problem) => {
    const [, line = "1", column = "1"] = /^[^:]*:(\d+):(\d+)/.exec(problem) ?? [];
    const words = excerpt(lines[Number(line) - 1] ?? "", Number(column) - 1);
    return `Texto, linha ${line}${words && `, “${words}”`}: ${withoutPlace(problem)}`;
  });
}

const withoutPlace = (problem: string) => problem.replace(/^[^:]*:\d+:\d+: /, "");

/** The words around a mistake, because a formatted text shows no numbers of lines. */
function excerpt(line: string, at: number): string {
  const [before, after] = [line.slice(0, at), line.slice(at)];
  const [begin = ""] = /(?<!\S)\S.{0,20}$/.exec(before) ?? [];
  const [end = ""] = /^.{0,30}\S(?!\S)/.exec(after) ?? [after.slice(0, 30)];
  const words = `${begin}${end}`.trim();
  return `${before.trim() === begin.trim() ? "" : "… "}${words}${after === end ? "" : " …"}`;
}
