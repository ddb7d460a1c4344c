import { env, type Env } from "@/lib/env";

/**
 * The company as the law knows it. Every part is undefined until its variables are set
 * (.env.example): nothing about the company is invented.
 */
export type CompanyIdentity = {
  legalName?: string;
  /** "00.000.000/0001-00" */
  cnpj?: string;
  address?: { street: string; city: string; state: string; postalCode: string };
  /** Responsible for the technical work, with the number of the professional register. */
  technicalLead?: { name: string; register: string };
  /** The "encarregado" (LGPD, art. 41). */
  dataOfficer?: { name: string; email: string };
  /**
   * Whether the company is a small agent (Resolução CD/ANPD nº 2/2022), without an "encarregado".
   */
  isSmallAgent: boolean;
};

/** The identity in an environment; env.ts checks that variables that belong together are set. */
export function companyIdentity(variables: Env): CompanyIdentity {
  const {
    NEXT_PUBLIC_COMPANY_LEGAL_NAME: legalName,
    NEXT_PUBLIC_COMPANY_CNPJ: cnpj,
    NEXT_PUBLIC_COMPANY_STREET: street,
    NEXT_PUBLIC_COMPANY_CITY: city,
    NEXT_PUBLIC_COMPANY_STATE: state,
    NEXT_PUBLIC_COMPANY_POSTAL_CODE: postalCode,
    NEXT_PUBLIC_TECHNICAL_LEAD: lead,
    NEXT_PUBLIC_TECHNICAL_LEAD_REGISTER: register,
    NEXT_PUBLIC_DATA_OFFICER: officer,
    NEXT_PUBLIC_DATA_OFFICER_EMAIL: email,
    NEXT_PUBLIC_SMALL_DATA_AGENT: smallAgent,
  } = variables;
  return {
    legalName,
    cnpj,
    ...(street && city && state && postalCode && { address: { street, city, state, postalCode } }),
    ...(lead && register && { technicalLead: { name: lead, register } }),
    ...(officer && email && { dataOfficer: { name: officer, email } }),
    isSmallAgent: smallAgent === "1",
  };
}

export const company = companyIdentity(env);

/** "Obra Certa Ltda., CNPJ 00.000.000/0001-00"; undefined while neither is set. */
export function legalLine({ legalName, cnpj }: CompanyIdentity): string | undefined {
  const parts = [legalName, cnpj && `CNPJ\u00a0${cnpj}`].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** "Rua das Obras, 10, Centro, São Paulo/SP, CEP 01000-000". */
export const addressLine = ({ address }: CompanyIdentity): string | undefined =>
  address && `${address.street}, ${address.city}/${address.state}, CEP\u00a0${address.postalCode}`;

/** "Responsável técnica ou técnico: Ana Lima, CREA-SP 5060000000". */
export const technicalLeadLine = ({ technicalLead }: CompanyIdentity): string | undefined =>
  technicalLead && `Responsabilidade técnica: ${technicalLead.name}, ${technicalLead.register}`;
