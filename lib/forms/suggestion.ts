import { FIELD_MAX, RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { suggestionMessages } from "@/lib/forms/messages";
import { isBlank, problemsInOrder, tooLongFields } from "@/lib/forms/rules";
import { isEmail } from "@/supabase/functions/_shared/contract/text";

/** The fields of the podcast suggestion form (§3.4). */
const FIELDS = ["name", "email", "phone", "topic", "question"] as const;
export type SuggestionField = (typeof FIELDS)[number];
export type SuggestionValues = FormValues<SuggestionField>;

/** §7's serviceType of a suggestion: "Sugestão para {product}Cast". */
export const SUGGESTION_SERVICE_TYPE = "Sugestão para PrimoZéCast";

/** Not in §5: what the database and the e-mail can store. */
const MAXIMA = {
  name: FIELD_MAX.name,
  email: FIELD_MAX.email,
  phone: FIELD_MAX.phone,
  topic: FIELD_MAX.name,
  question: FIELD_MAX.message,
};

/** §5.2: name and e-mail are required, and the e-mail is valid. */
export const suggestionProblems = (values: SuggestionValues): Problem<SuggestionField>[] =>
  problemsInOrder<SuggestionField>([
    ["required_fields", (["name", "email"] as const).filter((field) => isBlank(values[field]))],
    ["invalid_email", isEmail(values.email) ? [] : ["email"]],
    ["too_long", tooLongFields(values, MAXIMA)],
  ]);

/** The suggestion form of the podcast page. §5.2 has the rate limit after the rules. */
export const suggestionForm: FormDefinition<SuggestionField> = {
  name: "suggestion",
  fields: FIELDS,
  problems: suggestionProblems,
  messages: suggestionMessages,
  rateLimit: { ...RATE_LIMITS.suggestion, field: "email", order: "last" },
  requiredByMarkup: ["question"],
};
