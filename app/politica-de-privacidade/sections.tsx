import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { getCompany, getProcessors } from "@/lib/content/collections";
import { addressLine, legalLine } from "@/lib/content/company";
import { mailtoLink, site } from "@/lib/site";
import { PhoneLink } from "@/components/company/contact-links";
import { Unbroken } from "@/components/ui/unbroken";

const linkClass = "underline decoration-2 underline-offset-4";

/** The data controller (LGPD, arts. 5º, VI, and 9º, III) and the contact channel of art. 41. */
export function Controller() {
  const company = getCompany().legal;
  const { cnpj, dataOfficer, smallDataAgent } = company;
  const address = addressLine(company);
  // What the law demands and the company has not given yet.
  const missing = [
    cnpj ? [] : "CNPJ",
    address ? [] : "endereço",
    dataOfficer || smallDataAgent ? [] : "encarregado pelos dados",
    getProcessors().every(({ provider }) => provider) ? [] : "nomes dos fornecedores",
  ].flat();
  const requestAddress = dataOfficer?.email ?? site.email;
  return (
    <Section tone="cimento" labelledBy="controlador">
      <dl className="grid grid-cols-1 gap-8 md:grid-cols-[repeat(3,auto)]">
        <Entry id="controlador" term="Controladora dos dados">
          <span className="block font-bold">{legalLine(company) ?? site.name}</span>
          {address && <span className="block">{address}</span>}
        </Entry>
        {(dataOfficer || smallDataAgent) && (
          <Entry term="Encarregado pelos dados">
            {dataOfficer ? (
              <span className="font-bold">{dataOfficer.name}</span>
            ) : (
              // Resolução CD/ANPD nº 2/2022, art. 11.
              <>
                A {site.name} é agente de tratamento de pequeno porte e não indicou encarregado
                (Resolução CD/ANPD nº&nbsp;2/2022, art.&nbsp;11). O e-mail desta página é o canal
                para os seus pedidos.
              </>
            )}
          </Entry>
        )}
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
      {missing.length > 0 && (
        <p className="mt-8 text-sm">
          A publicar antes do lançamento: {new Intl.ListFormat("pt-BR").format(missing)}.
        </p>
      )}
    </Section>
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
