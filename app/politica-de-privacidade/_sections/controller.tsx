import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/collections";
import { addressLine, legalLine } from "@/lib/content/company";
import { mailtoLink, site } from "@/lib/site";
import { PhoneLink, Unbroken } from "@/components/ui/unbroken";

const linkClass = "underline decoration-2 underline-offset-4";

/** Where the law demands a fact that the company has not given yet. */
export const TO_BE_PUBLISHED = "a publicar antes do lançamento";

/** The data controller (LGPD, arts. 5º, VI, and 9º, III) and the contact channel of art. 41. */
export function Controller() {
  const company = getCompany().legal;
  const { dataOfficer } = company;
  const requestAddress = dataOfficer?.email ?? site.email;
  return (
    <Section tone="cimento" labelledBy="controlador">
      <dl className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        <Entry id="controlador" term="Controladora dos dados">
          <span className="block font-bold">{legalLine(company) ?? site.name}</span>
          {!company.cnpj && <span className="block">CNPJ: {TO_BE_PUBLISHED}</span>}
          <span className="block">{addressLine(company) ?? `Endereço: ${TO_BE_PUBLISHED}`}</span>
        </Entry>
        <Entry term="Encarregado pelos dados">
          <DataOfficer />
        </Entry>
        <Entry term="Pedidos sobre seus dados">
          <a
            className={`inline-flex ${linkClass}`}
            href={mailtoLink("Privacidade: pedido sobre meus dados", "", requestAddress)}
          >
            <Unbroken>{requestAddress}</Unbroken>
          </a>
        </Entry>
        <Entry term="Por telefone">
          <PhoneLink className={`${linkClass} whitespace-nowrap`} />
        </Entry>
      </dl>
    </Section>
  );
}

/** The "encarregado", or why there is none (Resolução CD/ANPD nº 2/2022, art. 11). */
function DataOfficer() {
  const { dataOfficer, smallDataAgent } = getCompany().legal;
  if (dataOfficer) return <span className="font-bold">{dataOfficer.name}</span>;
  if (!smallDataAgent) return TO_BE_PUBLISHED;
  return (
    <>
      A {site.name} é agente de tratamento de pequeno porte e não indicou encarregado (Resolução
      CD/ANPD nº&nbsp;2/2022, art.&nbsp;11). O e-mail desta página é o canal para os seus pedidos.
    </>
  );
}

const Entry = ({ id, term, children }: { id?: string; term: string; children: ReactNode }) => (
  <div>
    <dt id={id} className="drawing-label">
      {term}
    </dt>
    <dd className="mt-2 text-lg">{children}</dd>
  </div>
);
