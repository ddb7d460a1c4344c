import { Section } from "@/components/ui/section";
import { mailtoLink, site } from "@/lib/site";

const linkClass = "underline decoration-2 underline-offset-4";

/** The data controller (LGPD, art. 5º, VI) and the contact channel of art. 41. */
export function Controller() {
  return (
    <Section tone="cimento" labelledBy="controlador">
      <dl className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-3">
        <div>
          <dt id="controlador" className="drawing-label">
            Controladora dos dados
          </dt>
          <dd className="mt-2 text-lg font-bold">
            {site.name}, {site.area}
          </dd>
        </div>
        <div>
          <dt className="drawing-label">Pedidos sobre seus dados</dt>
          <dd className="mt-2 text-lg break-words">
            <a className={linkClass} href={mailtoLink("Privacidade: pedido sobre meus dados")}>
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="drawing-label">Por telefone</dt>
          <dd className="mt-2 text-lg">
            <a className={`${linkClass} whitespace-nowrap`} href={site.phoneHref}>
              {site.phone}
            </a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
