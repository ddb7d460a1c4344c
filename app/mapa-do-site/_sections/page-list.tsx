import type { ReactNode } from "react";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";

type PageListItem = { href: string; title: string; description: string; note?: ReactNode };

const columns =
  "grid grid-cols-[min(2.25rem,10%)_minmax(0,1fr)] gap-x-4 px-4 sm:px-6 lg:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-8";

/** Links as a numbered table: number, title, description. */
export function PageList({ items }: { items: PageListItem[] }) {
  return (
    <div className="border-2 border-grafite bg-white">
      <div aria-hidden="true" className={`${columns} bg-planta py-2.5 drawing-label text-white`}>
        <span>Nº</span>
        <span>Título</span>
        <span className="max-lg:hidden">O que há nela</span>
      </div>
      <ol>
        {items.map(({ href, title, description, note }, index) => (
          <li
            key={href}
            className={`${columns} relative border-t border-cimento py-4 first:border-t-0 hover:bg-concreto`}
          >
            <span aria-hidden="true" className="pt-0.5 text-sm text-grafite-claro tabular-nums">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <a
                href={href}
                className="font-extrabold [font-stretch:106%] underline decoration-obra decoration-2 underline-offset-4 after:absolute after:inset-0"
              >
                {title}
              </a>
              {note && <p className="mt-1 text-sm text-grafite-claro">{note}</p>}
            </div>
            <p className="text-sm max-lg:col-start-2 max-lg:mt-1">
              {addNonBreakingSpaces(description)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
