import { ClickMark } from "@/components/art/marks/click-mark";
import { MdxContent } from "@/components/mdx/mdx-content";
import { EndedBadge } from "@/components/ui/ended-badge";
import { UntilEnd } from "@/components/ui/until-end";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { longDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import type { PressRelease } from "@/lib/content/press-releases";

type ReleaseHeaderProps = { page: PageContent; release: PressRelease };

/** The header of the press release with city and date (§2.14), and its first paragraphs. */
export function ReleaseHeader({ page, release }: ReleaseHeaderProps) {
  const { city, date, demonstration, lastDay } = release;
  return (
    <header className="p-5 sm:p-8 md:col-span-6 print:col-span-6 print:p-0 print:pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-5">
        <ClickMark className="h-14 w-auto" title="Click na Pintura" />
        <p className="drawing-label">Release para a imprensa</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 border-y-4 border-double border-grafite py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">
            {city}, <time dateTime={date}>{longDate(date)}</time>
          </span>
          {demonstration.includes("date") && <DemonstrationLabel />}
        </p>
        <p>
          <UntilEnd lastDay={lastDay} then={<EndedBadge lastDay={lastDay} />}>
            Para divulgação imediata
          </UntilEnd>
        </p>
      </div>
      <h1 className="mt-8 max-w-5xl text-4xl headline print:mt-4 print:text-3xl">{page.heading}</h1>
      <p className="mt-5 max-w-4xl text-xl font-semibold print:text-lg">{page.lead}</p>
      <div className="mt-7 md:columns-2 md:gap-10 print:mt-4 print:columns-2 [&>.prose-site]:max-w-none">
        <MdxContent source={page.body} />
      </div>
    </header>
  );
}
