import { ServiceIcon } from "@/components/art/service-icon";
import { ButtonLink } from "@/components/ui/button";
import { ArrowIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { getServices, type Service } from "@/lib/content/collections";
import { paths } from "@/lib/paths";

/** The six services with icon and name (§1.2, §3.2). */
export function ServicesList() {
  return (
    <Section tone="white" labelledBy="servicos">
      <SectionHeading id="servicos" mark="B" title="Serviços para a casa, a loja e o prédio" />
      <ul className="mt-10 border-t-2 border-grafite">
        {getServices().map((service) => (
          <li key={service.slug} className="border-b-2 border-grafite">
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink href={paths.services} variant="secondary">
          VEJA A LISTA COMPLETA
        </ButtonLink>
      </div>
    </Section>
  );
}

function ServiceRow({ service }: { service: Service }) {
  return (
    <a
      href={`${paths.services}#${service.slug}`}
      className="group grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 transition-colors hover:bg-seguranca md:grid-cols-[6rem_minmax(0,1.1fr)_minmax(0,1fr)_auto] md:gap-x-6 md:py-0"
    >
      <span className="grid place-items-center self-stretch md:border-r-2 md:border-grafite md:py-5">
        <ServiceIcon value={service.value} className="size-11 md:size-12" />
      </span>
      <span className="text-xl headline wrap-anywhere md:text-2xl">{service.name}</span>
      <span className="col-start-2 row-start-2 text-sm text-grafite-claro group-hover:text-grafite md:col-start-3 md:row-start-1 lg:text-base">
        {service.summary}
      </span>
      <ArrowIcon className="size-6 md:mr-4" />
    </a>
  );
}
