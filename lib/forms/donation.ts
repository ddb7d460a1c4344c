import { FIELD_MAX, RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "./form-definition";
import { donationMessages } from "./messages";
import { findTooLong, isBlank, isEmail, isPhone } from "./rules";

/** The fields of the material donation (specification §3, "Material donation form"). */
const FIELDS = ["name", "email", "phone", "materialType", "description", "pickupAddress"] as const;
export type DonationField = (typeof FIELDS)[number];
export type DonationValues = FormValues<DonationField>;

const REQUIRED = ["name", "email", "phone", "materialType", "description"] as const;

/** Description and address travel together in one message of at most FIELD_MAX.message characters. */
const MAXIMA = {
  name: FIELD_MAX.name,
  email: FIELD_MAX.email,
  phone: FIELD_MAX.phone,
  materialType: FIELD_MAX.serviceType,
  description: 1500,
  pickupAddress: 300,
};

/** How a donation is told from a quote request in the company's mailbox. */
export const DONATION_SERVICE_TYPE = "Doação de materiais";

/** The material types of §3. */
export const MATERIAL_TYPES = [
  { value: "pintura", label: "Pintura" },
  { value: "eletrica", label: "Elétrica" },
  { value: "hidraulica", label: "Hidráulica" },
  { value: "ferramentas", label: "Ferramentas" },
  { value: "outros", label: "Outros" },
] as const;

/** The rules of the quote forms, applied to the donation's fields: §5 gives the dialog none of its own. */
export function checkDonation(values: DonationValues): Problem<DonationField> | undefined {
  const missing = REQUIRED.find((field) => isBlank(values[field]));
  if (missing) return { code: "required_fields", field: missing };
  if (!isEmail(values.email)) return { code: "invalid_email", field: "email" };
  if (!isPhone(values.phone)) return { code: "invalid_phone", field: "phone" };
  const tooLong = findTooLong(values, MAXIMA);
  return tooLong && { code: "too_long", field: tooLong };
}

/** The donation as the text of a contact message (docs/decisions: it really sends). */
export function donationMessage(values: DonationValues): string {
  const material = MATERIAL_TYPES.find(({ value }) => value === values.materialType);
  return [
    `Material: ${material?.label ?? values.materialType}`,
    `Descrição: ${values.description}`,
    `Retirada: ${values.pickupAddress || "a combinar"}`,
  ].join("\n");
}

/** The donation dialog of the social projects page. */
export const donationForm: FormDefinition<DonationField> = {
  name: "donation",
  fields: FIELDS,
  check: checkDonation,
  messages: donationMessages,
  rateLimit: { ...RATE_LIMITS.quote, field: "email", order: "first" },
};
