import { type Company, companySchema, type LegalIdentity } from "@/lib/content/collections/company";

/** What the company still has to say, in Portuguese; not what the law asks for (lib/launch). */
export const unsetFacts = (company: Company): string[] =>
  Object.entries(companySchema.shape).flatMap(([field, schema]) => {
    const { title, optional } = schema.meta() ?? {};
    const isSet = company[field as keyof Company] !== undefined;
    return title && !optional && !isSet ? `${title}: ${field}` : [];
  });

/** "Obra Certa Ltda., CNPJ 00.000.000/0001-00"; undefined while neither is set. */
export function legalLine({ name, cnpj }: LegalIdentity): string | undefined {
  const parts = [name, cnpj && `CNPJ\u00a0${cnpj}`].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

export const addressLine = ({ address }: LegalIdentity): string | undefined =>
  address && `${address.street}, ${address.city}/${address.state}, CEP\u00a0${address.postalCode}`;

export const technicalLeadLine = ({ technicalLead }: LegalIdentity): string | undefined =>
  technicalLead && `Responsabilidade técnica: ${technicalLead.name}, ${technicalLead.register}`;
