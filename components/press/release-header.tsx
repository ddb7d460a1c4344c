import type { ReactNode } from "react";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { ReleaseState } from "@/components/press/release-state";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { longDate } from "@/lib/content/dates";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import type { ListedRelease } from "@/lib/content/press";

type ReleaseHeaderProps = {
  release: ListedRelease;
  body: MdxBody;
  /** Drawn above the heading. */
  mark: ReactNode;
};

/** The header of a press release with city and date (§2.14), and its first paragraphs. */
export function ReleaseHeader({ release, body, mark }: ReleaseHeaderProps) {
  const { city, date, isDateInvented, title, lead } = release;
  return (
    <header className="p-5 sm:p-8 md:col-span-6 print:col-span-6 print:p-0 print:pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-5">
        {mark}
        <p className="drawing-label">Release para a imprensa</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 border-y-4 border-double border-grafite py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">
            {city}, <time dateTime={date}>{longDate(date)}</time>
          </span>
          {isDateInvented && <DemonstrationLabel />}
        </p>
        <p>
          <ReleaseState lastDay={release.lastDay} open="Para divulgação imediata" />
        </p>
      </div>
      <h1 className="mt-8 max-w-5xl text-4xl headline print:mt-4 print:text-3xl">{title}</h1>
      <p className="mt-5 max-w-4xl text-xl font-semibold print:text-lg">{lead}</p>
      <div className="mt-7 md:columns-2 md:gap-10 print:mt-4 print:columns-2 [&>.prose-site]:max-w-none">
        <MdxContent source={body} />
      </div>
    </header>
  );
}
