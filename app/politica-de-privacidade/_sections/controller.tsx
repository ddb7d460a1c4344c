import { type Fact, Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { getCompany } from "@/lib/content/collections/company";
import { getProcessors } from "@/lib/content/collections/pages";
import { addressLine, legalLine } from "@/lib/content/company";
import { mailtoLink, site } from "@/lib/site";
import { PhoneLink } from "@/components/company/contact-links";
import { Unbroken } from "@/components/ui/unbroken";
import { SmallText } from "@/components/ui/text";

/** Small companies need no data officer (Resolução CD/ANPD nº 2/2022, art. 11). */
const SMALL_AGENT =
  `A ${site.name} é agente de tratamento de pequeno porte e não indicou encarregado ` +
  "(Resolução CD/ANPD nº\u00a02/2022, art.\u00a011). O e-mail desta página é o canal para os seus pedidos.";

/** The data controller (LGPD, arts. 5º, VI, and 9º, III) and the contact channel of art. 41. */
export function Controller() {
  const company = getCompany().legal;
  const { cnpj, dataOfficer, smallDataAgent } = company;
  const address = addressLine(company);
  // These are what the law demands and the company has not given yet.
  const missing = [
    cnpj ? [] : "CNPJ",
    address ? [] : "endereço",
    dataOfficer || smallDataAgent ? [] : "encarregado pelos dados",
    getProcessors().every(({ provider }) => provider) ? [] : "nomes dos fornecedores",
  ].flat();
  const requestAddress = dataOfficer?.email ?? site.email;
  const facts: Fact[] = [
    {
      id: "controlador",
      term: "Controladora dos dados",
      text: (
        <>
          <strong className="block">{legalLine(company) ?? site.name}</strong>
          {address && <span className="block">{address}</span>}
        </>
      ),
    },
    ...(dataOfficer
      ? [{ term: "Encarregado pelos dados", text: <strong>{dataOfficer.name}</strong> }]
      : smallDataAgent
        ? [{ term: "Encarregado pelos dados", text: SMALL_AGENT }]
        : []),
    {
      term: "Pedidos sobre seus dados",
      text: (
        <a
          className="inline-flex text-link"
          href={mailtoLink("Privacidade: pedido sobre meus dados", "", requestAddress)}
        >
          <Unbroken>{requestAddress}</Unbroken>
        </a>
      ),
    },
    { term: "Por telefone", text: <PhoneLink className="whitespace-nowrap text-link" /> },
  ];
  return (
    <Section tone="cimento" labelledBy="controlador">
      <Facts
        facts={facts}
        className="grid grid-cols-1 items-end gap-6 md:grid-cols-3"
        factClass=""
      />
      {missing.length > 0 && (
        <SmallText className="mt-4">
          A publicar antes do lançamento: {new Intl.ListFormat("pt-BR").format(missing)}.
        </SmallText>
      )}
    </Section>
  );
}
