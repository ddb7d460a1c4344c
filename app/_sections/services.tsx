import "@/app/_sections/home.css";
import { ServiceIcon } from "@/components/art/drawing";
import { ShortForm } from "@/components/calculators/short-form";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { ReviewsLink } from "@/components/company/reviews-link";
import { ButtonLink } from "@/components/ui/button";
import { ArrowIcon } from "@/components/ui/icons";
import { Paper, PaperTitle } from "@/components/ui/paper";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { WorkCards } from "@/components/works/work-card";
import { Headline } from "@/components/ui/text";
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
  <a href={`${paths.services}#${service.slug}`} className="service-row hover:bg-seguranca">
    <ServiceIcon value={service.value} className="size-12" />
    <Headline as="span" size="part" className="wrap-anywhere">
      {service.name}
    </Headline>
    <span className="service-row-summary">{service.summary}</span>
    <ArrowIcon className="size-6" />
  </a>
);

function FinishedWorks() {
  const works = getWorks();
  if (works.length === 0) return null;
  return (
    <div className="no-print mt-12">
      <Headline size="part">Obras feitas</Headline>
      <WorkCards works={works.slice(0, WORKS.home)} level="h4" columns={4} className="mt-6" />
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
    <div className="home-calculator grid grid-cols-1 gap-x-12 gap-y-6 border-line border-grafite bg-concreto p-3 md:p-inset lg:grid-cols-text-picture xl:grid-cols-2">
      <div>
        <Headline size="part">Quanta tinta vai no seu quarto?</Headline>
        <ShortForm calculator={paintCalculator} className="mt-6" />
      </div>
      <Paper className="lg:row-span-2">
        <PaperTitle>
          <span>
            Exemplo: <span className="normal-case">{exampleMeasures}</span>
          </span>
        </PaperTitle>
        <Headline
          as="p"
          size="text"
          className="border-b-line border-grafite px-4 py-3 text-balance"
        >
          {result?.answer}
        </Headline>
        {result?.drawing}
      </Paper>
      <TextLink href={paths.calculators} className="self-start">
        Todas as calculadoras
      </TextLink>
    </div>
  );
}
