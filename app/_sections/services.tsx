import { ServiceIcon } from "@/components/art/drawing";
import { ShortForm } from "@/components/calculators/short-form";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { ReviewsLink } from "@/components/company/reviews-link";
import { ButtonLink } from "@/components/ui/button";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { WorkCard } from "@/components/works/work-card";
import { runCalculator } from "@/lib/calculators/calculator";
import { formatNumber, parseNumber } from "@/lib/calculators/number";
import { getServices, type Service } from "@/lib/content/collections/services";
import { getWorks } from "@/lib/content/works";
import { NO_BREAK_SPACE } from "@/lib/format/non-breaking-spaces";
import { WORKS } from "@/lib/limits";
import { paths, WORKS_PATH } from "@/lib/paths";

export const ServicesList = () => (
  <Section
    tone="white"
    labelledBy="servicos"
    title="Serviços para a&nbsp;casa, a&nbsp;loja e o&nbsp;prédio"
  >
    <ul className="mt-title border-t-line border-grafite">
      {getServices().map((service) => (
        <li key={service.slug} className="border-b-line border-grafite">
          <ServiceRow service={service} />
        </li>
      ))}
    </ul>
    <div className="mt-8">
      <ButtonLink href={paths.services} variant="secondary">
        VEJA A LISTA COMPLETA
      </ButtonLink>
    </div>
    <FinishedWorks />
    <div className="no-print mt-12">
      <PaintCalculator />
    </div>
  </Section>
);

const ServiceRow = ({ service }: { service: Service }) => (
  <a
    href={`${paths.services}#${service.slug}`}
    className="group service-row items-center gap-x-3 gap-y-1 py-3 hover:bg-seguranca motion-safe:transition-colors md:gap-x-6 md:py-0"
  >
    <span className="grid place-items-center self-stretch md:border-r-line md:border-grafite md:py-6">
      <ServiceIcon value={service.value} className="size-touch md:size-12" />
    </span>
    <span className="text-xl headline wrap-anywhere md:text-2xl">{service.name}</span>
    <span className="col-start-2 row-start-2 text-sm text-grafite-claro group-hover:text-grafite md:col-start-3 md:row-start-1 lg:text-base">
      {service.summary}
    </span>
    <ArrowIcon className="size-6 md:mr-4" />
  </a>
);

function FinishedWorks() {
  const works = getWorks();
  if (works.length === 0) return null;
  return (
    <div className="no-print mt-12">
      <h3 className="text-2xl headline">Obras feitas</h3>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {works.slice(0, WORKS.home).map((work) => (
          <li key={work.slug}>
            <WorkCard
              work={work}
              sizes="(min-width: 64rem) 19rem, (min-width: 30rem) 50vw, 100vw"
              level="h4"
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={WORKS_PATH}>Ver todas as obras</TextLink>
        <ReviewsLink />
      </div>
    </div>
  );
}

/** "4,00 × 3,00 × 2,70 m": the measures that the short form shows, as long as nobody changes them. */
const exampleMeasures = `${paintCalculator.short
  .map((name) => parseNumber(new URLSearchParams(paintCalculator.example).get(name) ?? ""))
  .map((metres) => formatNumber(Number(metres), 2, 2))
  .join(" × ")}${NO_BREAK_SPACE}m`;

/** The example of the paint calculator, and the way to it with other measures. */
function PaintCalculator() {
  const { result } = runCalculator(paintCalculator, paintCalculator.example);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 border-line border-grafite bg-concreto p-3 sm:p-6 lg:grid-cols-2 lg:p-8">
      <div>
        <h3 className="text-xl headline md:text-2xl">Quanta tinta vai no seu quarto?</h3>
        <ShortForm calculator={paintCalculator} submitLabel="Calcular" className="mt-6" />
      </div>
      <div className="border-line border-grafite bg-white lg:row-span-2">
        <p className="bg-planta px-4 py-2 drawing-label text-white">
          Exemplo: <span className="normal-case">{exampleMeasures}</span>
        </p>
        <p className="border-b-line border-grafite px-4 py-3 font-extrabold text-balance">
          {result?.answer}
        </p>
        {result?.drawing}
      </div>
      <TextLink href={paths.calculators} className="self-start">
        Todas as calculadoras
      </TextLink>
    </div>
  );
}
