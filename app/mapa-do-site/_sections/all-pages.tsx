import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { getSitePages } from "@/lib/content/site-pages";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

/** Every page but this one, with the description of its front matter. */
export function AllPages() {
  const items = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // The title of the home page is written for search engines.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  return (
    <Section labelledBy="paginas">
      <SectionHeading id="paginas" mark="A" title="Páginas" />
      <div className="mt-8">
        <PageList items={items} />
      </div>
    </Section>
  );
}
