import "@/app/servicos/services.css";
import { ServiceCard } from "@/app/servicos/_sections/service-card";
import { ServiceIcon } from "@/components/art/drawing";
import { CurrentHeadingStyle } from "@/components/layout/page-index";
import { Section } from "@/components/ui/section";
import { getServices, type Service } from "@/lib/content/collections/services";
import { countedNoun } from "@/lib/format/counted-noun";

export function ServiceCards() {
  const services = getServices();
  return (
    <Section
      tone="white"
      labelledBy="lista"
      className="lg:py-16"
      title={`${countedNoun(services.length, "serviço", "serviços")}, uma só equipe`}
    >
      <PlaceIndex services={services} />
      <ul className="mt-6 grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        {services.map((service) => {
          const wide = isWide(service, services.length);
          return (
            <li
              key={service.slug}
              className={`grid grid-cols-1 pb-6 lg:row-span-4 lg:grid-rows-subgrid ${wide ? "lg:col-span-2" : ""}`}
            >
              <ServiceCard service={service} wide={wide} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The first card is wide, and the last one if the number is even: the others stand in pairs. */
const isWide = ({ order }: Service, of: number) => order === 1 || (order === of && of % 2 === 0);

/**
 * Links to the cards. From 768 px on they stay at the top of the window, if the browser can mark
 * the card that is being read.
 */
const PlaceIndex = ({ services }: { services: readonly Service[] }) => (
  <nav
    aria-label="Serviços desta página"
    className="no-print place-index top-0 z-sticky mt-6 bg-white"
  >
    <ol className="place-index-list border-line border-grafite">
      {services.map(({ slug, name, shortName = name, value }) => (
        <li key={slug} className="grid">
          <a href={`#${slug}`} aria-label={name} className="place-index-link hover:bg-seguranca">
            <ServiceIcon value={value} className="hidden size-8 shrink-0 lg:block" />
            <span className="md:hidden">{shortName}</span>
            <span className="hidden md:block">{name}</span>
          </a>
        </li>
      ))}
    </ol>
    <CurrentHeadingStyle />
  </nav>
);
