import type { ReactNode } from "react";
import { Section, SectionHeading } from "@/components/ui/section";
import { quoteMessages } from "@/lib/forms/messages";
import { site } from "@/lib/site";
import { FormOutcomes } from "./form-outcomes";
import { QuoteForm } from "./quote-form";

type QuoteSectionProps = {
  page: string;
  title: string;
  /** Stands beside the form. */
  children?: ReactNode;
};

/** The quote form as a section of a page, with the company's phone and e-mail beside it. */
export function QuoteSection({ page, title, children }: QuoteSectionProps) {
  return (
    <Section
      id="orcamento"
      labelledBy="orcamento-titulo"
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]"
    >
      <div>
        <SectionHeading id="orcamento-titulo" title={title} />
        <div className="mt-8">
          <FormOutcomes messages={quoteMessages} />
          <QuoteForm page={page} withService />
        </div>
      </div>
      <div className="border-t-2 border-grafite pt-8 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
        <ul className="mb-8 text-xl font-bold">
          <li>
            <a
              className="inline-flex min-h-11 items-center underline decoration-obra decoration-2 underline-offset-4"
              href={site.phoneHref}
            >
              {site.phone}
            </a>
          </li>
          <li>
            <a
              className="inline-flex min-h-11 items-center break-all underline decoration-obra decoration-2 underline-offset-4"
              href={`mailto:${site.email}`}
            >
              {site.email}
            </a>
          </li>
        </ul>
        {children}
      </div>
    </Section>
  );
}
