import type { Resolver } from "react-hook-form";
import { isAttemptAllowed } from "@/lib/forms/attempt-limiter";
import {
  type Form,
  type FormValues,
  type Problem,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";
import { problemsOf, textsOf } from "@/supabase/functions/_shared/contract/schema";

/**
 * §5's checks in its order, as a resolver of React Hook Form. The contract says whether its rate
 * limit is first or last. What §5 leaves to the markup comes after the rules, and there only the
 * browser shows a message. React Hook Form also asks for one field while it is corrected: that is
 * no attempt, and the browser has nothing to say.
 */
export function contractResolver(contract: Form): Resolver<FormValues> {
  const { rateLimit, checkedByMarkup = [] } = contract;
  return (entered, _context, { fields, names = [] }) => {
    const values = textsOf(contract.fields).parse(entered);
    if (names.length === 1) return refused(contract, problemsOf(contract.fields, values));
    const isLimited = (order: "first" | "last") =>
      rateLimit.order === order && !isAttemptAllowed(contract, values);
    if (isLimited("first")) return refused(contract, [{ code: "rate_limited" }]);
    const problems = problemsOf(contract.fields, values);
    const [first] = problems;
    const isMarkupNext = !first || checkedByMarkup.includes(first.field);
    const isValidMarkup = (name: string) =>
      (fields[name]?.ref as HTMLInputElement | undefined)?.reportValidity() ?? true;
    if (isMarkupNext && !checkedByMarkup.every(isValidMarkup)) {
      return { values: {}, errors: { root: { type: "markup" } } };
    }
    if (problems.length > 0) return refused(contract, problems);
    if (isLimited("last")) return refused(contract, [{ code: "rate_limited" }]);
    return { values, errors: {} };
  };
}

const refused = (contract: Form, problems: readonly Problem[]) => ({
  values: {},
  errors: Object.fromEntries(
    problems.map((problem) => [
      problem.field ?? "root",
      { type: problem.code, message: problemSentence(contract, problem) },
    ]),
  ),
});
