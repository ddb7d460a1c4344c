import { PAPERS_ANCHOR } from "@/app/servicos/_sections/height-safety";
import { Drawing } from "@/components/art/drawing";
import { Frame, Picture } from "@/components/art/picture";
import { ButtonLink } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { WorkCard, WorkTestimonial } from "@/components/works/work-card";
import { getNr35Items } from "@/lib/content/collections/pages";
import { getSheets } from "@/lib/content/collections/sheets";
import type { Service } from "@/lib/content/collections/services";
import { symptomsOfService } from "@/lib/content/symptoms";
import { worksOf } from "@/lib/content/works";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { NO_BREAK_SPACE } from "@/lib/format/non-breaking-spaces";
import { WORKS } from "@/lib/limits";
import { paths, WORKS_PATH } from "@/lib/paths";

type ServiceCardProps = {
  service: Service;
  /** Whether the card is alone in its row. */
  wide: boolean;
};

export function ServiceCard({ service, wide }: ServiceCardProps) {
  const { slug, name, order, value, trades, description, picture, art } = service;
  const side = order % 2 === 0 ? "md:col-start-2 md:border-r-0 md:border-l-line" : "";
  const foot = wide ? "md:border-b-0" : "md:border-b-0 lg:row-end-2 lg:border-b-line";
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-nome`}
      className="picture-beside-title scroll-mt-6 border-line border-grafite bg-concreto md:grid md:grid-cols-2 lg:row-span-4 lg:grid-rows-subgrid print:block"
    >
      <Frame
        inset
        lines={`border-r-line border-b-line ${side} ${foot}`}
        className="grid items-center md:row-span-2 md:row-start-1 print:hidden"
      >
        <Picture
          photograph={picture}
          sizes={`(min-width: 64rem) ${wide ? "40rem" : "20rem"}, (min-width: 48rem) 50vw, 5.5rem`}
          className="aspect-photo h-full min-h-16 w-full"
        >
          <Drawing
            name={art}
            className="mx-auto h-16 w-full object-contain md:h-auto md:max-w-small"
          />
        </Picture>
      </Frame>
      <div
        className={`self-center p-4 md:row-start-1 md:self-end md:p-6 md:pb-0 ${wide ? "" : "lg:self-start lg:pr-3"}`}
      >
        <h3
          id={`${slug}-nome`}
          className={`text-xl headline md:text-2xl ${wide ? "lg:text-3xl" : "fits-half-card"}`}
        >
          {name}
        </h3>
      </div>
      <div
        className={`col-span-2 flex flex-col p-4 md:col-span-1 md:p-6 md:pt-3 ${wide ? "" : "lg:col-span-2 lg:pt-6"}`}
      >
        <p className="font-bold">{trades}</p>
        <p className="mt-2">{description}</p>
        {value === "predial" && getNr35Items().length > 0 && (
          <p className="mt-2">
            <a href={`#${PAPERS_ANCHOR}`} className="text-link">
              Os papéis que você recebe antes de alguém subir
            </a>
          </p>
        )}
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
          <ButtonLink href={serviceQuotePath(value, paths.services)} className="w-full sm:w-auto">
            <span>
              Pedir orçamento
              {/* Screen readers would not read a normal space before the hidden words. */}
              <span className="sr-only">
                {NO_BREAK_SPACE}de {name.toLocaleLowerCase("pt-BR")}
              </span>
            </span>
          </ButtonLink>
        </div>
      </div>
      <Specialties service={service} wide={wide} />
      {/* It is there even if it is empty: the cards of a row share their rows by subgrid. */}
      <div className="no-print col-span-full bg-white">
        <ServiceWorks service={service} />
        <Symptoms service={service} />
      </div>
    </article>
  );
}

/** The specialties are columns; on phones each is a sentence. */
const Specialties = ({ service: { specialties }, wide }: ServiceCardProps) => (
  <div
    className={`col-span-full grid grid-cols-1 border-t-line border-grafite py-2 md:h-full md:py-0 print:h-auto print:grid-cols-3 ${
      specialties.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"
    } ${wide ? "" : "lg:grid-cols-1"}`}
  >
    {specialties.map(({ title, items }) => (
      <div
        key={title}
        className={`px-4 py-2 md:border-l-line md:border-grafite md:px-6 md:py-3 md:first:border-l-0 ${
          wide
            ? "md:py-4"
            : "gap-x-4 lg:grid lg:grid-cols-label lg:border-l-0 lg:not-first:border-t-line"
        }`}
      >
        <h4 className="phone-sentence-title font-extrabold">{title}</h4>
        <ul
          className={`phone-sentence text-sm md:mt-2 ${wide ? "" : "lg:mt-0 lg:grid lg:grid-cols-2 lg:gap-x-6 lg:self-start lg:pr-3"}`}
        >
          {items.map((item) => (
            <li
              key={item}
              className={`md:border-t md:border-cimento md:py-1 md:first:border-t-0 ${wide ? "" : "lg:nth-2:border-t-0"}`}
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** The newest finished works of a service, and what one of their customers said. */
function ServiceWorks({ service: { slug, name } }: { service: Service }) {
  const works = worksOf(slug);
  if (works.length === 0) return null;
  const praised = works.find(({ testimonial }) => testimonial);
  return (
    <div className="border-t-line border-grafite px-4 py-4 md:px-6">
      <h4 className="font-extrabold">
        Obras feitas<span className="sr-only"> de {name}</span>
      </h4>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {works.slice(0, WORKS.perService).map((work) => (
          <li key={work.slug}>
            <WorkCard
              work={work}
              sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 50vw, 100vw"
              level="h5"
            />
          </li>
        ))}
      </ul>
      {praised && (
        <div className="mt-4">
          <WorkTestimonial work={praised} />
        </div>
      )}
      <TextLink href={WORKS_PATH} className="mt-2">
        Todas as obras
      </TextLink>
    </div>
  );
}

/** What customers of a service come with. */
function Symptoms({ service: { slug, name, value } }: { service: Service }) {
  const symptoms = symptomsOfService(slug);
  const hasSheets = getSheets().some(({ service }) => service === value);
  if (symptoms.length === 0) return null;
  return (
    <div className="border-t-line border-grafite px-4 py-3 md:px-6">
      <h4 className="font-extrabold">
        Está acontecendo agora?<span className="sr-only"> {name}</span>
      </h4>
      <ul className="flex flex-wrap gap-x-6">
        {symptoms.map(({ path, title }) => (
          <li key={path}>
            <TextLink href={path}>{title}</TextLink>
          </li>
        ))}
        {hasSheets && (
          <li>
            <TextLink href={paths.sheets}>Avisos de obra para o elevador</TextLink>
          </li>
        )}
      </ul>
    </div>
  );
}
