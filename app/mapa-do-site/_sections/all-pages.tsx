import { Section, SectionHeading } from "@/components/ui/section";
import { getReleases } from "@/lib/content/press";
import { paths, releasePath } from "@/lib/paths";
import { getSitePages } from "@/lib/content/pages";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

/** Every page but this one, and the releases of the newsroom, with their descriptions. */
export function AllPages() {
  const pages = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // The title of the home page is written for search engines.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  const releases = getReleases().map(({ name, title, description }) => ({
    href: releasePath(name),
    title,
    description,
  }));
  return (
    <Section labelledBy="paginas">
      <SectionHeading id="paginas" mark="A" title="Páginas" />
      <div className="mt-8">
        <PageList items={[...pages, ...releases]} />
      </div>
    </Section>
  );
}
