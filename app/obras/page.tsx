import { buttonClass } from "@/components/ui/button";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/hero";
import { Section } from "@/components/ui/section";
import { WorkCards } from "@/components/works/work-card";
import { Headline } from "@/components/ui/text";
import { getServices } from "@/lib/content/collections/services";
import { getPage } from "@/lib/content/pages";
import { getWorks, type Work, WORKS_INDEX, worksOf } from "@/lib/content/works";
import { WORKS } from "@/lib/limits";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata(WORKS_INDEX);

export default function WorksPage() {
  const { path, title } = getPage("servicos");
  const works = getWorks();
  if (works.length === 0) notFound();
  return (
    <>
      <JsonLd page={{ ...WORKS_INDEX, above: [{ path, title }] }} />
      <TitleBar heading={WORKS_INDEX.title} lead={WORKS_INDEX.description} />
      <Section tone="white">
        {works.length >= WORKS.grouped ? (
          <WorksByService />
        ) : (
          <WorkCards works={works} level="h2" />
        )}
      </Section>
    </>
  );
}

/** A group is as wide as its works: small ones stand beside each other. */
const groupClasses = { 1: "", 2: "lg:col-span-2", 3: "lg:col-span-3" } as const;

const columnsOf = (works: readonly Work[]) =>
  works.length === 1 || works.length === 2 ? works.length : 3;

/** The works grouped by service, with a link to each group. */
function WorksByService() {
  const groups = getServices()
    .map((service) => ({ service, works: worksOf(service.slug) }))
    .filter(({ works }) => works.length > 0);
  return (
    <>
      <nav aria-label="Obras por serviço" className="no-print">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ service: { slug, name } }) => (
            <li key={slug}>
              <a href={`#${slug}`} className={buttonClass({ variant: "secondary", size: "small" })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-title grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-3">
        {groups.map(({ service: { slug, name }, works }) => (
          <section
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-obras`}
            className={`scroll-mt-6 ${groupClasses[columnsOf(works)]}`}
          >
            <Headline as="h2" size="part" id={`${slug}-obras`}>
              {name}
            </Headline>
            <WorkCards works={works} level="h3" columns={columnsOf(works)} className="mt-4" />
          </section>
        ))}
      </div>
    </>
  );
}
