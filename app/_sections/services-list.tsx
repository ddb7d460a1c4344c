import { ServiceIcon } from "@/components/art/drawing";
import { CALCULATORS } from "@/components/calculators/calculators";
import { PaintBand } from "@/components/calculators/paint-band";
import { ButtonLink } from "@/components/ui/button";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { calculatorPath } from "@/lib/calculators/calculator";
import { getServices, type Service } from "@/lib/content/collections";
import { paths } from "@/lib/paths";

export const ServicesList = () => (
  <Section
    tone="white"
    labelledBy="servicos"
    marked
    title="Serviços para a&nbsp;casa, a&nbsp;loja e o&nbsp;prédio"
  >
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
    <Calculators />
  </Section>
);

const Calculators = () => (
  <div className="no-print mt-14">
    <PaintBand
      heading={
        <>
          <h3 className="text-xl headline md:text-2xl">Quanta tinta vai no seu quarto?</h3>
          <p className="mt-2">Escreva as medidas e veja quantas latas comprar.</p>
        </>
      }
      links={
        <ul className="grid" aria-label="Outras calculadoras">
          {CALCULATORS.slice(1).map((calculator) => (
            <li key={calculator.name} className="grid border-t-2 border-grafite">
              <a
                href={calculatorPath(calculator)}
                className="group flex items-center justify-between gap-4 py-3 hover:bg-seguranca"
              >
                <span>
                  <span className="block font-bold text-link">{calculator.title}</span>
                  <span className="text-sm">{calculator.question}</span>
                </span>
                <ArrowIcon className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      }
    />
  </div>
);

const ServiceRow = ({ service }: { service: Service }) => (
  <a
    href={`${paths.services}#${service.slug}`}
    className="group grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 hover:bg-seguranca motion-safe:transition-colors md:grid-cols-[6rem_minmax(0,1.1fr)_minmax(0,1fr)_auto] md:gap-x-6 md:py-0"
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
