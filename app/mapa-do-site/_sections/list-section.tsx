import { Section, SectionHeading } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import type { ReactNode } from "react";

type PageListItem = {
  href: string;
  title: string;
  description: string;
  note?: ReactNode;
  /** Instead of the place in the list. */
  number?: string;
};

type ListSectionProps = {
  id: string;
  title: string;
  tone?: "white";
  items: PageListItem[];
  children?: ReactNode;
};

export function ListSection(props: ListSectionProps) {
  const { id, title, tone, items, children } = props;
  if (items.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id} className="max-sm:py-8">
      <SectionHeading id={id} marked title={title} />
      <div className="mt-6 sm:mt-8">
        <PageList items={items} />
      </div>
      {children}
    </Section>
  );
}

const PageList = ({ items }: { items: readonly PageListItem[] }) => (
  <ol className="grid grid-cols-1 gap-x-12 border-b border-cimento md:grid-cols-2">
    {items.map(({ href, title, description, note, number }, index) => (
      <li
        key={href}
        className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline border-t border-cimento py-2.5 hover:bg-cimento sm:py-3"
      >
        <span aria-hidden="true" className="text-sm text-grafite-claro tabular-nums">
          {number ?? String(index + 1).padStart(2, "0")}
        </span>
        <div className="text-balance">
          <a
            href={href}
            className="font-bold text-link after:absolute after:inset-0 max-sm:text-sm"
          >
            {title}
          </a>
          {note && <p className="text-sm text-grafite-claro max-[40rem]:hidden">{note}</p>}
          <p className="text-sm max-[40rem]:hidden">
            <UnbrokenTerms>{description}</UnbrokenTerms>
          </p>
        </div>
      </li>
    ))}
  </ol>
);
