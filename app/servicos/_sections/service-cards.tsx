import { ServiceIcon } from "@/components/art/service-icon";
import { CurrentMark } from "@/components/layout/current-mark";
import { Section, SectionHeading } from "@/components/ui/section";
import { getServices, type Service } from "@/lib/content/collections";
import { ServiceCard } from "@/app/servicos/_sections/service-card";

/** An index and the cards of the six services (§2.6). */
export function ServiceCards() {
  const services = getServices();
  return (
    <Section tone="white" labelledBy="lista">
      <SectionHeading id="lista" mark="B" title="Seis serviços, uma só equipe" />
      <PlaceIndex services={services} />
      <ul className="mt-8 grid grid-cols-1 gap-8 lg:mt-12 lg:gap-14">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} of={services.length} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Links to the cards. It stays on the screen and marks the card that is being read, where the
 * browser can; phones then show the icons only.
 */
function PlaceIndex({ services }: { services: readonly Service[] }) {
  return (
    <nav aria-label="Serviços desta página" className="no-print place-index mt-8">
      <ol className="grid border-2 border-grafite">
        {services.map(({ slug, name, value }) => (
          <li key={slug} className="grid">
            <a
              href={`#${slug}`}
              className="flex min-h-14 items-center justify-center gap-3 px-2 py-2 leading-tight font-bold wrap-anywhere hover:bg-seguranca md:text-xs lg:text-sm"
            >
              <ServiceIcon value={value} className="size-7 shrink-0 md:max-lg:hidden" />
              <span className="place-name">{name}</span>
            </a>
          </li>
        ))}
      </ol>
      <CurrentMark />
    </nav>
  );
}
