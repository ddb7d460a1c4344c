import { Section, SectionHeading } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { SheetList } from "./sheet-list";

/** Every page but this one; each says by its own front-matter what is on it. */
export function AllPages() {
  const sheets = Object.values(paths)
    .filter((href) => href !== paths.siteMap)
    .map((href) => ({ href, ...getPage(pageName(href)) }))
    // What the home page calls itself for search engines says less here.
    .map((sheet) => (sheet.href === paths.home ? { ...sheet, title: "Início" } : sheet));
  return (
    <Section labelledBy="paginas">
      <SectionHeading id="paginas" mark="A" title="Páginas" />
      <div className="mt-8">
        <SheetList sheets={sheets} />
      </div>
    </Section>
  );
}
