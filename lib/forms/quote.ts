import { FIELD_MAX, RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { quoteMessages } from "@/lib/forms/messages";
import { isBlank, problemsInOrder, tooLongFields } from "@/lib/forms/rules";
import { isEmail, isPhone } from "@/supabase/functions/_shared/contract/text";

/** The fields of the quote forms, in the order of the form (§3.4). */
const FIELDS = ["name", "email", "phone", "serviceType", "message"] as const;
export type QuoteField = (typeof FIELDS)[number];
export type QuoteValues = FormValues<QuoteField>;

/** The service options of §3.4 except the empty one, which the form adds. */
export const SERVICE_OPTIONS = [
  { value: "pintura", label: "Pintura" },
  { value: "eletrica", label: "Elétrica" },
  { value: "hidraulica", label: "Hidráulica" },
  { value: "manutencao", label: "Manutenção geral" },
  { value: "predial", label: "Manutenção predial" },
  { value: "decoracao", label: "Decoração e acabamento" },
] as const;

/** Attribute of links to a quote form: the service to select there (lib/html/page-script.js). */
export const SERVICE_ATTRIBUTE = "data-service";

const REQUIRED = ["name", "email", "message"] as const;

/**
 * Rules 2 to 5 of §5.1 in order. Rule 1, the rate limit, comes before them: attempt-limiter.ts in
 * the browser, lib/server/rate-limit.ts on the server.
 */
export const quoteProblems = (values: QuoteValues): Problem<QuoteField>[] =>
  problemsInOrder<QuoteField>([
    ["required_fields", REQUIRED.filter((field) => isBlank(values[field]))],
    ["invalid_email", isEmail(values.email) ? [] : ["email"]],
    ["invalid_phone", isBlank(values.phone) || isPhone(values.phone) ? [] : ["phone"]],
    ["too_long", tooLongFields(values, FIELD_MAX)],
  ]);

/** The quote request of the home, services and contact pages. */
export const quoteForm: FormDefinition<QuoteField> = {
  name: "quote",
  fields: FIELDS,
  problems: quoteProblems,
  messages: quoteMessages,
  isNumbered: true,
  rateLimit: { ...RATE_LIMITS.quote, field: "email", order: "first" },
};
