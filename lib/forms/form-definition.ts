import type { AttemptLimit } from "@/lib/limits";
import type { FormMessages, ProblemCode } from "@/lib/forms/messages";

/** A rule that failed: its code and, if there is one, the field. */
export type Problem<Field extends string = string> = { code: ProblemCode; field?: Field };

export type FormValues<Field extends string = string> = Record<Field, string>;

/** The definition of a form for browser and server; both check with the same `problems`. */
export type FormDefinition<Field extends string = string> = {
  /** Also the name of its route: /api/<name>. */
  name: string;
  fields: readonly Field[];
  /**
   * The failures of §5's rules except the rate limit, for trimmed values, in the specification's
   * order, at most one per field. §8's toast and the API report the first one.
   */
  problems: (values: FormValues<Field>) => Problem<Field>[];
  messages: FormMessages;
  rateLimit: RateLimit<Field>;
  /** Whether the visitor is told the request's number (docs/decisions/0020). */
  isNumbered?: boolean;
  /** Fields that §5 leaves to the markup: the browser checks them after the rules. */
  requiredByMarkup?: readonly Field[];
};

/** §5's rate limit, the field whose value is its key, and its place in the order of the rules. */
type RateLimit<Field extends string> = AttemptLimit & { field: Field; order: "first" | "last" };

/** Path that the form posts to, with and without JavaScript. */
export const formAction = (form: Pick<FormDefinition, "name">) => `/api/${form.name}`;

/** Key of the form's draft in sessionStorage; lib/html/page-script.js looks for it too. */
export const draftKey = (form: Pick<FormDefinition, "name">) => `form:${form.name}`;

/** The rate limiter's key for a value as entered, or "anonymous" (§5.1, rule 1). */
export const rateLimitKey = (value: string) => value.trim().toLowerCase() || "anonymous";
