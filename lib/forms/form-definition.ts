import type { AttemptLimit } from "@/lib/limits";
import type { FormMessages, ProblemCode } from "@/lib/forms/messages";

/** A failed rule: its code and the field that caused it, if one did. */
export type Problem<Field extends string = string> = { code: ProblemCode; field?: Field };

export type FormValues<Field extends string = string> = Record<Field, string>;

/** What the browser and the server need to know of a form; both check with the same `problems`. */
export type FormDefinition<Field extends string = string> = {
  /** Also the name of its route: /api/<name>. */
  name: string;
  fields: readonly Field[];
  /**
   * What breaks §5's rules beside the rate limit, on trimmed values, in the order of the specification and at most once a
   * field. The first is the one that §8's toast and the API name.
   */
  problems: (values: FormValues<Field>) => Problem<Field>[];
  messages: FormMessages;
  rateLimit: RateLimit<Field>;
  /** Fields that §5 leaves to the markup alone: the browser's own check and words come after the rules. */
  requiredByMarkup?: readonly Field[];
};

/** §5's rate limit, the field whose value is its key, and its place among the rules: the forms differ in that. */
type RateLimit<Field extends string> = AttemptLimit & { field: Field; order: "first" | "last" };

/** Address that the form posts to, with and without JavaScript. */
export const formAction = (form: Pick<FormDefinition, "name">) => `/api/${form.name}`;

/** The rate limiter's key for a value as entered (§5: "keyed by the e-mail entered (or 'anonymous')"). */
export const rateLimitKey = (value: string) => value.trim().toLowerCase() || "anonymous";
