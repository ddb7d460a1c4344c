import { FIELD_MAX, RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { donationMessages } from "@/lib/forms/messages";
import { isBlank, problemsInOrder, tooLongFields } from "@/lib/forms/rules";
import { isEmail, isPhone } from "@/supabase/functions/_shared/contract/text";

/** The fields of the material donation form (§3.4). */
const FIELDS = ["name", "email", "phone", "materialType", "description", "pickupAddress"] as const;
export type DonationField = (typeof FIELDS)[number];
export type DonationValues = FormValues<DonationField>;

const REQUIRED = ["name", "email", "phone", "materialType", "description"] as const;

/** Description and address are sent as one message of at most FIELD_MAX.message characters. */
export const DONATION_MAX = {
  name: FIELD_MAX.name,
  email: FIELD_MAX.email,
  phone: FIELD_MAX.phone,
  materialType: FIELD_MAX.serviceType,
  description: 1500,
  pickupAddress: 300,
};

/** Distinguishes a donation from a quote request in the company's mailbox. */
export const DONATION_SERVICE_TYPE = "Doação de materiais";

/** The material types of §3.4. */
export const MATERIAL_TYPES = [
  { value: "pintura", label: "Pintura" },
  { value: "eletrica", label: "Elétrica" },
  { value: "hidraulica", label: "Hidráulica" },
  { value: "ferramentas", label: "Ferramentas" },
  { value: "outros", label: "Outros" },
] as const;

/** The rules of the quote forms (§5.1), because §5 has none for the donation. */
export const donationProblems = (values: DonationValues): Problem<DonationField>[] =>
  problemsInOrder<DonationField>([
    ["required_fields", REQUIRED.filter((field) => isBlank(values[field]))],
    ["invalid_email", isEmail(values.email) ? [] : ["email"]],
    ["invalid_phone", isPhone(values.phone) ? [] : ["phone"]],
    ["too_long", tooLongFields(values, DONATION_MAX)],
  ]);

/**
 * The donation as the text of a contact message (docs/specification.md, table of open points:
 * "Donation dialog without submit logic").
 */
export function donationMessage(values: DonationValues): string {
  const material = MATERIAL_TYPES.find(({ value }) => value === values.materialType);
  return [
    `Material: ${material?.label ?? values.materialType}`,
    `Descrição: ${values.description}`,
    `Retirada: ${values.pickupAddress || "a combinar"}`,
  ].join("\n");
}

export const donationForm: FormDefinition<DonationField> = {
  name: "donation",
  fields: FIELDS,
  problems: donationProblems,
  messages: donationMessages,
  rateLimit: { ...RATE_LIMITS.quote, field: "email", order: "first" },
};
