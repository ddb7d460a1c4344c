import { FIELD_MAX, RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { suggestionMessages } from "@/lib/forms/messages";
import { isBlank, isEmail, problemsInOrder, tooLongFields } from "@/lib/forms/rules";

/** The fields of the podcast suggestion form (specification §3, "Podcast suggestion record"). */
const FIELDS = ["name", "email", "phone", "topic", "question"] as const;
export type SuggestionField = (typeof FIELDS)[number];
export type SuggestionValues = FormValues<SuggestionField>;

/** §7's serviceType of a suggestion: "Sugestão para {product}Cast". */
export const SUGGESTION_SERVICE_TYPE = "Sugestão para PrimoZéCast";

/** §5 sets none; these keep what the database and the e-mail can hold. */
const MAXIMA = {
  name: FIELD_MAX.name,
  email: FIELD_MAX.email,
  phone: FIELD_MAX.phone,
  topic: FIELD_MAX.name,
  question: FIELD_MAX.message,
};

/** Specification §5, "Podcast suggestion form": name and e-mail required; valid e-mail required. */
export const suggestionProblems = (values: SuggestionValues): Problem<SuggestionField>[] =>
  problemsInOrder<SuggestionField>([
    ["required_fields", (["name", "email"] as const).filter((field) => isBlank(values[field]))],
    ["invalid_email", isEmail(values.email) ? [] : ["email"]],
    ["too_long", tooLongFields(values, MAXIMA)],
  ]);

/** The podcast page's suggestion form. Its rate limit comes after the rules, as §5 lists them. */
export const suggestionForm: FormDefinition<SuggestionField> = {
  name: "suggestion",
  fields: FIELDS,
  problems: suggestionProblems,
  messages: suggestionMessages,
  rateLimit: { ...RATE_LIMITS.suggestion, field: "email", order: "last" },
  requiredByMarkup: ["question"],
};
