"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";
import { paths } from "@/lib/paths";

/** The modal quote form of the home page (§1). */
export const QuoteDialog = ({ id }: { id: string }) => (
  <FormDialog id={id} title="Solicite um orçamento" className="container-site py-8">
    {(onSuccess) => <QuoteForm page={paths.contact} toasterId={id} onSuccess={onSuccess} />}
  </FormDialog>
);
