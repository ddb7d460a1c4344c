"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";
import { dialogTitleId } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";

/** The modal quote form of the home page (§1). */
export const QuoteDialog = ({ id }: { id: string }) => (
  <FormDialog id={id} title="Solicite um orçamento" className="container-site py-8">
    {(onSuccess) => (
      <QuoteForm
        labelledBy={dialogTitleId(id)}
        page={paths.contact}
        toasterId={id}
        onSuccess={onSuccess}
      />
    )}
  </FormDialog>
);
