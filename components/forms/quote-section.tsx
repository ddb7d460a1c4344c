import { textLinkClass } from "@/components/ui/text-link";
import type { ReactNode } from "react";
import { CompanyIdentity } from "@/components/company/company-identity";
import { Paper } from "@/components/ui/paper";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { getCourses } from "@/lib/content/education";
import { QUOTE_ANCHOR } from "@/lib/paths";
import { TargetMessages } from "@/components/forms/form-messages";
import { PostedSheet, QuoteForm } from "@/components/forms/quote-form";
import { UrgentRequest } from "@/components/forms/request-sheet";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type QuoteSectionProps = {
  page: string;
  title: string;
  /** Further items of the list that has the telephone and the e-mail address. */
  children?: ReactNode;
};

const TITLE = "orcamento-titulo";

const linkClass = `${textLinkClass} text-lg`;

export function QuoteSection({ page, title, children }: QuoteSectionProps) {
  const courses = getCourses().map(({ name }) => name);
  return (
    <Section
      id={QUOTE_ANCHOR}
      labelledBy={TITLE}
      className="lg:py-16 print:break-inside-avoid"
      title={title}
    >
      <div className="mt-title grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-main-aside print:block">
        <div>
          <TargetMessages contract={quote}>
            <noscript>
              <p className="mt-2">
                O número do pedido está no endereço desta página, depois de “pedido=”.
              </p>
              <UrgentRequest />
            </noscript>
            <div data-live>
              <PostedSheet />
            </div>
          </TargetMessages>
          <QuoteForm labelledBy={TITLE} page={page} withService courses={courses} />
          <Toaster />
        </div>
        <Paper>
          <ul className="px-inset py-3">
            <li id="telefone">
              <PhoneLink className={linkClass} />
            </li>
            <li id="email">
              <EmailLink className={linkClass} />
            </li>
            {children}
          </ul>
          <CompanyIdentity className="border-t-line border-grafite px-inset py-4 text-sm" />
        </Paper>
      </div>
    </Section>
  );
}
