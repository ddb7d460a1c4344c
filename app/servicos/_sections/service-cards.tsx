import { Section, SectionHeading } from "@/components/ui/section";
import { getServices } from "@/lib/content/services";
import { ServiceCard } from "@/app/servicos/_sections/service-card";

/** An index and the cards of the six services (§2.6). */
export function ServiceCards() {
  const services = getServices();
  return (
    <Section tone="white" labelledBy="lista">
      <SectionHeading id="lista" mark="B" title="Seis serviços, uma só equipe" />
      <nav aria-label="Serviços desta página" className="mt-8">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] border-t-2 border-l-2 border-grafite md:grid-cols-3">
          {services.map(({ key, name, order }) => (
            <li key={key} className="grid border-r-2 border-b-2 border-grafite">
              <a
                href={`#${key}`}
                className="flex min-h-14 items-center gap-3 px-3 py-2 leading-tight font-bold wrap-anywhere transition-colors hover:bg-seguranca"
              >
                <span className="text-obra-escura" aria-hidden="true">
                  {order}
                </span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ul className="mt-10 grid grid-cols-1 gap-8 md:mt-14 md:gap-10 lg:gap-16">
        {services.map((service) => (
          <li key={service.key}>
            <ServiceCard service={service} of={services.length} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
