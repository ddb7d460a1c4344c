import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { getSitePages } from "@/lib/content/site-pages";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

/** Every page but this one; each says by its own front-matter what is on it. */
export function AllPages() {
  const sheets = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // What the home page calls itself for search engines says less here.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  return (
    <Section labelledBy="paginas">
      <SectionHeading id="paginas" mark="A" title="Páginas" />
      <div className="mt-8">
        <PageList sheets={sheets} />
      </div>
    </Section>
  );
}
