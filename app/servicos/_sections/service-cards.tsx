import { CurrentMark } from "@/components/layout/page-index";
import { Section, SectionHeading } from "@/components/ui/section";
import { getServices, type Service } from "@/lib/content/collections";
import { Drawing, ServiceIcon } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { addNonBreakingSpaces, NO_BREAK_SPACE } from "@/components/mdx/non-breaking-spaces";
import { buttonClass } from "@/components/ui/button";
import { calculatorOf } from "@/components/calculators/calculators";
import { FoldIcon } from "@/components/ui/fold-icon";
import { countedNoun } from "@/lib/format/number-words";
import { WorkCard, WorkTestimonial } from "@/components/works/work-card";
import { hasWorksIndex, worksOf } from "@/lib/content/works";
import { WORKS } from "@/lib/limits";
import { WORKS_PATH } from "@/lib/paths";
import { calculatorPath } from "@/lib/calculators/calculator";
import { dataAttributes } from "@/lib/browser/attributes";

export function ServiceCards() {
  const services = getServices();
  return (
    <Section tone="white" labelledBy="lista" className="lg:py-16">
      <SectionHeading
        id="lista"
        mark="B"
        title={`${countedNoun(services.length, "serviço", "serviços")}, uma só equipe`}
      />
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
        {picture ? (
          <Photograph
            picture={picture}
            sizes={`(min-width: 64rem) ${wide ? "40rem" : "20rem"}, (min-width: 43.75rem) 50vw, 7rem`}
            className="aspect-4/3 h-full min-h-28 w-full"
          />
        ) : (
          <Drawing
            name={service.art}
            className="mx-auto h-24 w-full object-contain md:h-auto md:max-h-56 md:max-w-lg"
          />
        )}
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
            href="#orcamento"
            {...dataAttributes({ service: value })}
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
              className="flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
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

/** A service without questions keeps its row, which the cards beside it share. */
const Questions = ({ service }: { service: Service }) => (
  <div className="col-span-full bg-white">
    {service.questions.length > 0 && (
      <h4 className="border-t-2 border-grafite bg-white px-5 pt-4 pb-1 font-extrabold md:px-6">
        O que nos perguntam<span className="sr-only"> sobre {service.name}</span>
      </h4>
    )}
    {service.questions.map(({ question, answer }) => (
      <details key={question} className="group border-b border-cimento bg-white last:border-b-0">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 py-2 hover:bg-seguranca md:px-6 [&::-webkit-details-marker]:hidden">
          {question}
          <FoldIcon />
        </summary>
        <p className="max-w-prose px-5 pb-4 md:px-6">{addNonBreakingSpaces(answer)}</p>
      </details>
    ))}
    <ServiceWorks service={service} />
  </div>
);

/** The newest finished works of a service, and what one of their customers said. */
function ServiceWorks({ service: { slug, name } }: { service: Service }) {
  const works = worksOf(slug);
  if (works.length === 0) return null;
  const praised = works.find(({ testimonial }) => testimonial);
  return (
    <div className="no-print border-t-2 border-grafite px-5 py-4 md:px-6">
      <h4 className="font-extrabold">
        Obras feitas<span className="sr-only"> de {name}</span>
      </h4>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        {works.slice(0, WORKS.perService).map((work) => (
          <li key={work.slug}>
            <WorkCard work={work} sizes="(min-width: 64rem) 13rem, 50vw" level="h5" />
          </li>
        ))}
      </ul>
      {praised && (
        <div className="mt-4">
          <WorkTestimonial work={praised} />
        </div>
      )}
      {hasWorksIndex() && (
        <a
          href={`${WORKS_PATH}#${slug}`}
          className="mt-2 inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
        >
          Todas as obras<span className="sr-only"> de {name}</span>
        </a>
      )}
    </div>
  );
}

type SpecialtiesProps = { service: Service; wide: boolean };

const Specialties = ({ service: { name, specialties }, wide }: SpecialtiesProps) => (
  <details className="phone-fold group col-span-full grid border-t-2 border-grafite">
    <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-5 py-2 font-bold hover:bg-seguranca [&::-webkit-details-marker]:hidden">
      <span>O que fazemos: {name}</span>
      <FoldIcon />
    </summary>
    <div
      className={`grid h-full grid-cols-1 border-grafite max-md:border-t print:grid-cols-3 ${
        specialties.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"
      } ${wide ? "" : "lg:grid-cols-1"}`}
    >
      {specialties.map(({ title, items }) => (
        <div
          key={title}
          className={`border-t border-cimento px-5 py-3 first:border-t-0 md:border-t-0 md:border-l-2 md:border-grafite md:px-6 md:first:border-l-0 lg:max-xl:px-4 ${
            wide
              ? "md:py-4"
              : "gap-x-4 lg:grid lg:grid-cols-[1fr_3fr] lg:border-l-0 lg:not-first:border-t-2"
          }`}
        >
          <h4 className="font-extrabold">{title}</h4>
          <ul
            className={`mt-1 text-sm md:mt-2 ${wide ? "" : "lg:mt-0 lg:grid lg:grid-cols-2 lg:gap-x-5 lg:self-start"}`}
          >
            {items.map((item) => (
              <li
                key={item}
                className={`py-1 md:border-t md:border-cimento md:py-0.5 md:first:border-t-0 ${wide ? "" : "lg:nth-2:border-t-0"}`}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </details>
);
