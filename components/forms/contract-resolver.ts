import type { Resolver } from "react-hook-form";
import { isAttemptAllowed } from "@/lib/forms/attempt-limiter";
import {
  type Form,
  type FormValues,
  type Problem,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";

/**
 * The schemas of the forms. They are loaded in an idle moment, or when somebody enters a form.
 * @returns undefined if they cannot be loaded now; the next call tries it again
 */
export const loadRules = () =>
  import("@/supabase/functions/_shared/contract/schema").catch(() => undefined);

/**
 * §5's checks in its order, as a resolver of React Hook Form. The contract says whether its rate
 * limit is first or last. What §5 leaves to the markup comes after the rules, and there only the
 * browser shows a message. React Hook Form also asks for one field while it is corrected: that is
 * no attempt, and the browser has nothing to say. Where the schemas cannot be loaded, the server
 * alone checks the values, by the same ones.
 */
export function contractResolver(contract: Form): Resolver<FormValues> {
  const { rateLimit, checkedByMarkup = [] } = contract;
  return async (entered, _context, { fields, names = [] }) => {
    const rules = await loadRules();
    const values = rules?.textsOf(contract.fields).parse(entered) ?? entered;
    const problems = rules?.problemsOf(contract.fields, values) ?? [];
    if (names.length === 1) return refused(contract, problems);
    const isLimited = (order: "first" | "last") =>
      rateLimit.order === order && !isAttemptAllowed(contract, values);
    if (isLimited("first")) return refused(contract, [{ code: "rate_limited" }]);
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
