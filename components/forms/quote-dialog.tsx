"use client";

import { usePathname } from "next/navigation";
import { Activity, type ReactNode } from "react";
import { OpenDialog } from "@/components/ui/dialog";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { FormDialog } from "@/components/forms/form-dialog";
import { formOnIntent } from "@/components/forms/form-on-intent";
import { SentSheet } from "@/components/forms/request-sheet";

const QUOTE_DIALOG = "pedir-orcamento";

/** Whether a page has the quote form as a section (§2.6, §2.13): it then has no dialog with it. */
const hasQuoteSection = (path: string) => path === paths.services || path === paths.contact;

const QuoteForm = formOnIntent(`#${QUOTE_DIALOG}`, () =>
  import("@/components/forms/quote-form").then((module) => module.QuoteForm),
);

/** Its code is loaded when it is entered. On the client: a layout does not know its page's path. */
export function QuoteDialog() {
  if (hasQuoteSection(usePathname())) return null;
  return (
    <FormDialog
      id={QUOTE_DIALOG}
      title="Solicite um orçamento"
      className="container-site py-8"
      renderSent={(sent) => <SentSheet {...sent} />}
    >
      {(onSuccess) => (
        <Activity>
          <QuoteForm page={paths.contact} toastHost={QUOTE_DIALOG} onSuccess={onSuccess} />
        </Activity>
      )}
    </FormDialog>
  );
}

/** On a page with the form it leads to the form. */
export function QuoteOpener(props: { className: string; children: ReactNode }) {
  if (hasQuoteSection(usePathname())) return <a href={`#${QUOTE_ANCHOR}`} {...props} />;
  return (
    <OpenDialog {...props} dialogId={QUOTE_DIALOG} fallback={`${paths.contact}#${QUOTE_ANCHOR}`} />
  );
}
