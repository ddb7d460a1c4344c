import type { ReactNode } from "react";
import "@/app/servicos/services.css";
import { PAPERS_ANCHOR } from "@/app/servicos/_sections/height-safety";
import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { ButtonLink } from "@/components/ui/button";
import { Headline, SmallText } from "@/components/ui/text";
import { TextLink } from "@/components/ui/text-link";
import { WorkCards, WorkTestimonial } from "@/components/works/work-card";
import { getNr35Items } from "@/lib/content/collections/pages";
import { getSheets } from "@/lib/content/collections/sheets";
import type { Service } from "@/lib/content/collections/services";
import { symptomsOfService } from "@/lib/content/symptoms";
import { worksOf } from "@/lib/content/works";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { NO_BREAK_SPACE } from "@/lib/format/non-breaking-spaces";
import { WORKS } from "@/lib/limits";
import { paths, sheetPath, WORKS_PATH } from "@/lib/paths";

type ServiceCardProps = {
  service: Service;
  /** Whether the card is alone in its row. */
  wide: boolean;
};

export function ServiceCard({ service, wide }: ServiceCardProps) {
  const { slug, name, order, value, trades, description, worksAtHeight, picture, art } = service;
  const mirrored = order % 2 === 0;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-nome`}
      className={`service-card scroll-mt-6 ${wide ? "" : "half-card"} ${mirrored ? "mirrored" : ""}`}
    >
      <div className="service-picture grid items-center border-grafite paper-grid drawing-inset print:hidden">
        <Picture
          photograph={picture}
          sizes={`(min-width: 64rem) ${wide ? "40rem" : "20rem"}, (min-width: 48rem) 50vw, 5.5rem`}
          className="aspect-photo h-full min-h-16 w-full"
        >
          <Drawing name={art} className="service-drawing mx-auto w-full object-contain" />
        </Picture>
      </div>
      <div className="service-name">
        <Headline size={wide ? "section" : "part"} id={`${slug}-nome`}>
          {name}
        </Headline>
      </div>
      <div className="service-text flex flex-col">
        <p>
          <strong>{trades}</strong>
        </p>
        <p className="mt-2">{description}</p>
        {worksAtHeight && getNr35Items().length > 0 && (
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
      <Specialties service={service} />
      {/* It is there even if it is empty: the cards of a row share their rows by subgrid. */}
      <div className="no-print col-span-full bg-white">
        <ServiceWorks service={service} />
        <Symptoms service={service} />
        <Sheets service={service} />
      </div>
    </article>
  );
}

/** The two or three columns of §2; on phones each is a sentence. */
const Specialties = ({ service: { specialties } }: Pick<ServiceCardProps, "service">) => (
  <div
    className={`col-span-full grid grid-cols-1 border-t-line border-grafite print:grid-cols-3 ${
      specialties.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"
    }`}
  >
    {specialties.map(({ title, items }) => (
      <div key={title} className="specialty">
        <Headline as="h4" size="text">
          {title}
        </Headline>
        <SmallText as="ul">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </SmallText>
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
    <div className="border-t-line border-grafite px-inset py-4">
      <Headline as="h4" size="text">
        Obras feitas<span className="sr-only"> de {name}</span>
      </Headline>
      <WorkCards works={works.slice(0, WORKS.perService)} level="h5" columns={2} className="mt-3" />
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
function Symptoms({ service: { slug, name } }: { service: Service }) {
  const symptoms = symptomsOfService(slug);
  if (symptoms.length === 0) return null;
  return (
    <CardLinks title="Está acontecendo agora?" name={name}>
      {symptoms.map(({ path, title }) => (
        <li key={path}>
          <TextLink href={path}>{title}</TextLink>
        </li>
      ))}
    </CardLinks>
  );
}

/** What who manages a building fills in. */
function Sheets({ service: { name, value } }: { service: Service }) {
  const sheets = getSheets().filter(({ service }) => service === value);
  if (sheets.length === 0) return null;
  return (
    <CardLinks title="Para imprimir" name={name}>
      {sheets
        .filter(({ look }) => look === "quadro")
        .map(({ slug, title }) => (
          <li key={slug}>
            <TextLink href={sheetPath(slug)}>{title}</TextLink>
          </li>
        ))}
      {sheets.some(({ look }) => look === "aviso") && (
        <li>
          <TextLink href={paths.sheets}>Avisos de obra para o elevador</TextLink>
        </li>
      )}
    </CardLinks>
  );
}

type CardLinksProps = { title: string; name: string; children: ReactNode };

/** @param name of the service, for who hears the headings alone */
const CardLinks = ({ title, name, children }: CardLinksProps) => (
  <div className="border-t-line border-grafite px-inset py-4">
    <Headline as="h4" size="text">
      {title}
      <span className="sr-only"> {name}</span>
    </Headline>
    <ul className="flex flex-wrap gap-x-6">{children}</ul>
  </div>
);
