import { CurrentMark } from "@/components/layout/page-index";
import { Section } from "@/components/ui/section";
import { getServices, type Service } from "@/lib/content/collections";
import { Drawing, ServiceIcon } from "@/components/art/drawing";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { NO_BREAK_SPACE } from "@/lib/format/non-breaking-spaces";
import { buttonClass } from "@/components/ui/button";
import { calculatorOf } from "@/components/calculators/calculators";
import { countedNoun } from "@/lib/format/number-words";
import { calculatorPath } from "@/lib/calculators/calculator";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";
import { Questions } from "@/app/servicos/_sections/service-questions";
import { Specialties } from "@/app/servicos/_sections/specialties";

export function ServiceCards() {
  const services = getServices();
  return (
    <Section
      tone="white"
      labelledBy="lista"
      className="lg:py-16"
      marked
      title={`${countedNoun(services.length, "serviço", "serviços")}, uma só equipe`}
    >
      <PlaceIndex services={services} />
      <ul className="mt-5 grid grid-cols-1 gap-x-8 md:mt-8 lg:grid-cols-2">
        {services.map((service) => (
          <li
            key={service.slug}
            className={`grid grid-cols-1 pb-8 last:pb-0 lg:row-span-4 lg:grid-rows-subgrid ${isWide(service, services.length) ? "lg:col-span-2" : ""}`}
          >
            <ServiceCard service={service} of={services.length} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Sticky where the browser can mark the current card; phones then show the icons only. */
const PlaceIndex = ({ services }: { services: readonly Service[] }) => (
  <nav
    aria-label="Serviços desta página"
    className="no-print place-index top-0 z-10 mt-4 bg-white [scroll-target-group:auto] supports-[scroll-target-group:auto]:sticky md:mt-6"
  >
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] border-2 border-grafite supports-[scroll-target-group:auto]:max-md:grid-cols-6 md:grid-cols-[repeat(6,auto)]">
      {services.map(({ slug, name, value }) => (
        <li key={slug} className="grid [box-shadow:1px_1px_0_var(--color-grafite)]">
          <a
            href={`#${slug}`}
            className="flex min-h-12 items-center justify-center gap-3 px-2 py-2 leading-tight font-bold wrap-anywhere hover:bg-seguranca md:min-h-14 md:text-xs lg:text-sm"
          >
            <ServiceIcon value={value} className="size-7 shrink-0 md:max-lg:hidden" />
            <span className="supports-[scroll-target-group:auto]:max-md:sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ol>
    <CurrentMark />
  </nav>
);

/** The others stand in pairs between the first and, if their number is even, the last. */
const isWide = ({ order }: Service, of: number) => order === 1 || (order === of && of % 2 === 0);

function ServiceCard({ service, of }: { service: Service; of: number }) {
  const { slug, name, order, value, trades, description, picture } = service;
  const calculator = calculatorOf(value);
  const flipped = order % 2 === 0;
  const wide = isWide(service, of);
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-nome`}
      className="grid scroll-mt-6 grid-cols-[7rem_minmax(0,1fr)] border-2 border-grafite bg-concreto min-[43.75rem]:grid-cols-2 lg:row-span-4 lg:grid-rows-subgrid print:block"
    >
      <div
        className={`grid items-center border-b-2 border-grafite paper-grid max-[43.75rem]:border-r-2 min-[43.75rem]:row-span-2 min-[43.75rem]:row-start-1 print:hidden ${picture ? "" : "p-2 md:p-4"} ${
          flipped
            ? "min-[43.75rem]:col-start-2 min-[43.75rem]:border-l-2"
            : "min-[43.75rem]:border-r-2"
        } ${wide ? "min-[43.75rem]:border-b-0" : "min-[43.75rem]:max-lg:border-b-0 lg:row-end-2"}`}
      >
        <PhotographOrDrawing
          picture={picture}
          sizes={`(min-width: 64rem) ${wide ? "40rem" : "20rem"}, (min-width: 43.75rem) 50vw, 7rem`}
          className="aspect-4/3 h-full min-h-28 w-full"
        >
          <Drawing
            name={service.art}
            className="mx-auto h-24 w-full object-contain md:h-auto md:max-h-56 md:max-w-lg"
          />
        </PhotographOrDrawing>
      </div>
      <div
        className={`self-center p-4 min-[43.75rem]:row-start-1 md:p-6 md:pb-0 ${wide ? "md:self-end" : "md:max-lg:self-end lg:self-start lg:pr-4"}`}
      >
        <p className="drawing-label text-obra-escura">
          Prancha {order} de {of}
        </p>
        <h3
          id={`${slug}-nome`}
          className={`mt-1 text-xl headline md:mt-2 md:text-2xl ${wide ? "lg:text-3xl" : "lg:max-xl:text-xl"}`}
        >
          {name}
        </h3>
      </div>
      <div
        className={`flex flex-col p-4 max-[43.75rem]:col-span-2 md:p-6 md:pt-3 ${wide ? "" : "lg:col-span-2 lg:pt-5"}`}
      >
        <p className="font-bold">{trades}</p>
        <p className="mt-2">{description}</p>
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
          <a
            href={serviceQuotePath(value, paths.services)}
            className={buttonClass("primary", "w-full sm:w-auto")}
          >
            <span>
              Pedir orçamento
              {/* Screen readers would not read a normal space before the hidden words. */}
              <span className="sr-only">
                {NO_BREAK_SPACE}de {name.toLocaleLowerCase("pt-BR")}
              </span>
            </span>
          </a>
          {calculator && (
            <a
              href={calculatorPath(calculator)}
              className="flex min-h-11 items-center font-bold text-link"
            >
              {calculator.title}
            </a>
          )}
        </div>
      </div>
      <Specialties service={service} wide={wide} />
      <Questions service={service} />
    </article>
  );
}
