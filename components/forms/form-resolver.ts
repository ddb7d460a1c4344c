import type { FieldErrors, ResolverResult } from "react-hook-form";
import { fieldMessage } from "@/lib/forms/field-messages";
import { isAttemptAllowed } from "@/lib/forms/attempt-limiter";
import type { FormDefinition, Problem } from "@/lib/forms/form-definition";
import { PROBLEM_CODES } from "@/lib/forms/messages";
import { checkNativeValidity } from "@/components/forms/native-validity";
import type { FormInput } from "@/components/forms/read-form";

type Values = Record<string, string>;

/** Error without a field: the browser shows its own message, so the form shows none. */
const NATIVE_MESSAGE = { type: "native_validity" };

/**
 * React Hook Form's resolver: the checks of §5 in their order. The form defines whether its rate
 * limit comes first or last; the fields that §5 leaves to the markup come after the rules.
 * @param input the submission to check; null outside a submission
 */
export function resolveForm<Field extends string>(
  form: FormDefinition<Field>,
  input: FormInput<Field> | null,
): ResolverResult<Values> {
  const errors = input ? findErrors(form, input) : {};
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...input?.values }, errors: {} };
}

function findErrors<Field extends string>(
  form: FormDefinition<Field>,
  { element, values }: FormInput<Field>,
): FieldErrors<Values> {
  const { rateLimit, requiredByMarkup = [] } = form;
  const isLimited = (order: "first" | "last") =>
    rateLimit.order === order && !isAttemptAllowed(form, values);
  if (isLimited("first")) return toErrors(form, [{ code: "rate_limited" }]);
  const problems = form.problems(values);
  const [first] = problems;
  const isMarkupNext = !first || requiredByMarkup.some((field) => field === first.field);
  if (isMarkupNext && !checkNativeValidity(element, requiredByMarkup)) {
    return { root: NATIVE_MESSAGE };
  }
  if (!first && isLimited("last")) return toErrors(form, [{ code: "rate_limited" }]);
  return toErrors(form, problems);
}

/** React Hook Form's error for a problem: its code, and the sentence beside the field. */
export const toError = (form: FormDefinition, problem: Problem) => ({
  type: problem.code,
  message: fieldMessage(problem, form.messages),
});

const toErrors = (form: FormDefinition, problems: Problem[]): FieldErrors<Values> =>
  Object.fromEntries(problems.map((problem) => [problem.field ?? "root", toError(form, problem)]));

/** The problems in a resolver's errors, in §5's order; none when the browser shows its message. */
export const toProblems = <Field extends string>(
  form: FormDefinition<Field>,
  errors: FieldErrors<Values>,
): Problem<Field>[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    const code = PROBLEM_CODES.find((known) => known === error?.type);
    return code ? { code, field: form.fields.find((field) => field === name) } : [];
  });
