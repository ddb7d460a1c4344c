import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";

type PageListItem = { href: string; title: string; description: string; note?: ReactNode };

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
    <Section tone={tone} labelledBy={id} title={title}>
      <ul className="mt-title grid grid-cols-1 gap-x-12 border-b border-cimento md:grid-cols-2">
        {items.map(({ href, title, description, note }) => (
          <li
            key={href}
            className="relative border-t border-cimento py-2.5 text-balance hover:bg-cimento sm:py-3"
          >
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
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
