"use client";

import type { ButtonVariant } from "@/components/ui/button-class";
import { quoteMessages } from "@/lib/forms/messages";
import { paths } from "@/lib/paths";
import { FormDialog } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";

const ID = "pedir-orcamento";

/**
 * A button that opens the quote form in a dialog (§1). Without JavaScript it is a link to the form
 * of the contact page.
 */
export function QuoteDialog(props: { label: string; variant?: ButtonVariant }) {
  return (
    <FormDialog
      {...props}
      id={ID}
      title="Solicite um orçamento"
      fallback={`${paths.contact}#orcamento`}
      success={quoteMessages.success}
    >
      {(onSuccess) => <QuoteForm page={paths.contact} toastHost={ID} onSuccess={onSuccess} />}
    </FormDialog>
  );
}
