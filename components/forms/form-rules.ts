import type { Resolver } from "react-hook-form";
import { isAttemptAllowed } from "@/lib/forms/attempt-limiter";
import {
  type Form,
  type Problem,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";

/** What a visitor has entered, by the names of the fields. */
export type Values = Record<string, string>;

/** The rules with zod, which is loaded when the form is entered. */
export const loadRules = () => import("@/supabase/functions/_shared/contract/schema");

/**
 * §5's checks in its order, as a resolver of React Hook Form. The contract says whether its rate
 * limit is first or last. What §5 leaves to the markup comes after the rules, and there only the
 * browser shows a message.
 */
export function createResolver<Name extends string>(contract: Form<Name>): Resolver<Values> {
  const { rateLimit, checkedByMarkup = [] } = contract;
  const refuse = (problems: Problem<Name>[]) => ({
    values: {},
    errors: Object.fromEntries(
      problems.map((problem) => [
        problem.field ?? "root",
        { type: problem.code, message: problemSentence(contract, problem) },
      ]),
    ),
  });
  return async (entered, _context, { fields }) => {
    const { problemsOf, textsOf } = await loadRules();
    const values = textsOf(contract.fields).parse(entered);
    const isLimited = (order: "first" | "last") =>
      rateLimit.order === order && !isAttemptAllowed(contract, values);
    if (isLimited("first")) return refuse([{ code: "rate_limited" }]);
    const problems = problemsOf(contract.fields, values);
    const [first] = problems;
    const isMarkupNext = !first || checkedByMarkup.some((name) => name === first.field);
    const isValidMarkup = (name: string) =>
      (fields[name]?.ref as HTMLInputElement | undefined)?.reportValidity() ?? true;
    if (isMarkupNext && !checkedByMarkup.every(isValidMarkup)) {
      return { values: {}, errors: { root: { type: "markup" } } };
    }
    if (problems.length > 0) return refuse(problems);
    if (isLimited("last")) return refuse([{ code: "rate_limited" }]);
    return { values, errors: {} };
  };
}
