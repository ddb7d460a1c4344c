import { z } from "zod";

const brazilian = z.locales.ptBR().localeError;

/** Options of every parse of content/: its messages are for editors. */
export const forEditors: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => messageOf(issue) ?? brazilian(issue),
};

/** What is wrong with a field, in Portuguese: "sources, item 2, url: falta este campo". */
export const explainIssue = ({ path, message, code, input }: z.core.$ZodIssue): string => {
  const isCurly = WRONG_VALUES.has(code!) && CURLY_QUOTES.test(String(input));
  const sentence = isCurly ? `${message}; use aspas retas, ", e não curvas` : message;
  return path.length > 0 ? `${fieldName(path)}: ${sentence}` : sentence;
};

/** Marks that Word, macOS and phones write by themselves, around a whole value. */
const CURLY_QUOTES = /^[“”„‘’]|[“”„‘’]$/;

/** A text that is only too long may begin with a quotation. */
const WRONG_VALUES = new Set(["invalid_value", "invalid_format", "custom"]);

/** A path as editors count: "sources, item 2, url". */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === "number" ? `item ${part + 1}` : String(part))).join(", ");

/** Nothing was written there: no mistake yet in a draft. */
export const isMissing = ({ code, input }: z.core.$ZodIssue): boolean =>
  code !== "unrecognized_keys" && code !== "custom" && (input === undefined || input === null);

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string:
    'esperava um texto; ponha-o inteiro entre aspas retas, como "2026" ou "NR-35: o que muda"',
  array: "esperava uma lista, como [um, dois]",
  object: "esperava um grupo de campos, como { title: Um }",
  boolean: "esperava true ou false",
  number: "esperava um número",
};

/** A sentence for the cases in which zod's own does not say what to write. */
function messageOf({ code, input, ...issue }: RawIssue): string | undefined {
  if (code === "unrecognized_keys") {
    const keys = (issue.keys as string[]).map((key) => `“${key}”`).join(", ");
    return `não existe o campo ${keys}; confira o nome em content/README.md (um texto com vírgula ou dois-pontos pede aspas)`;
  }
  if (code !== "custom" && (input === undefined || input === null)) return "falta este campo";
  if (input === "" || (code === "too_small" && String(input).trim() === ""))
    return "o campo está vazio; escreva o valor ou apague a linha";
  if (code === "invalid_value")
    return `veio "${String(input)}"; use um destes: ${(issue.values as unknown[]).join(", ")}`;
  if (code === "invalid_type") return KINDS[String(issue.expected)];
  if ((code === "too_small" || code === "too_big") && typeof input === "string") {
    const limit = String(code === "too_small" ? issue.minimum : issue.maximum);
    const bound = code === "too_small" ? "mínimo" : "máximo";
    return `tem ${input.trim().length} caracteres; o ${bound} é ${limit}`;
  }
  return undefined;
}
