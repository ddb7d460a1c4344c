import { Section, SectionHeading } from "@/components/ui/section";
import { getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

export function AllHandouts() {
  const items = getLessons().map(({ slug, title, summary }) => ({
    href: handoutPath(slug),
    title,
    description: summary,
  }));
  return (
    <Section labelledBy="apostilas">
      <SectionHeading id="apostilas" mark="C" title="Apostilas do curso" />
      <div className="mt-8">
        <PageList items={items} />
      </div>
    </Section>
  );
}
