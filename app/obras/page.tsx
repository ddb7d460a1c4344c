import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/page-hero";
import { Section } from "@/components/ui/section";
import { ServicesLink, WorkCards } from "@/components/works/work-card";
import { getServices } from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { WORKS_INDEX, worksOf } from "@/lib/content/works";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata(WORKS_INDEX);

export default function WorksPage() {
  const { path, title } = getPage("servicos");
  return (
    <>
      <JsonLd page={{ ...WORKS_INDEX, above: [{ path, title }] }} />
      <TitleBar heading={WORKS_INDEX.title} lead={WORKS_INDEX.description}>
        <ServicesLink />
      </TitleBar>
      <WorksList />
    </>
  );
}

/** A link to a service shows only its works (`:target`), without a script. */
function WorksList() {
  const groups = getServices()
    .map((service) => ({ service, works: worksOf(service.slug) }))
    .filter(({ works }) => works.length > 0);
  return (
    <Section tone="white" className="works-list">
      {groups.length > 0 ? (
        <nav aria-label="Obras por serviço" id="todas" className="no-print scroll-mt-6">
          <ul className="flex flex-wrap gap-2">
            {[{ slug: "todas", name: "Todas" }, ...groups.map(({ service }) => service)].map(
              ({ slug, name }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    className="flex min-h-12 items-center border-2 border-grafite px-4 py-2 font-bold hover:bg-seguranca"
                  >
                    {name}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
      ) : (
        <p className="text-lg">A primeira obra ainda vai entrar aqui.</p>
      )}
      {groups.map(({ service, works }) => (
        <section
          key={service.slug}
          id={service.slug}
          aria-labelledby={`${service.slug}-obras`}
          className="mt-10 scroll-mt-6"
        >
          <h2 id={`${service.slug}-obras`} className="text-2xl headline">
            {service.name}
          </h2>
          <WorkCards works={works} className="mt-5" />
        </section>
      ))}
    </Section>
  );
}
