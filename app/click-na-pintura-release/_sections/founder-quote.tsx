import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import type { ContestRelease } from "@/lib/content/press";

/** The founder's quote (§2.14). */
export function FounderQuote({
  quote,
  demonstration,
}: Pick<ContestRelease, "quote" | "demonstration">) {
  return (
    <figure className="flex break-inside-avoid flex-col justify-between border-t-2 border-grafite p-5 sm:p-8 md:col-span-4 md:border-l-2 print:col-span-4 print:px-4 print:py-4">
      <blockquote className="text-2xl headline">
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="h-0.5 w-10 bg-obra" />
        {quote.author}
        {demonstration.includes("quote") && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );
}
