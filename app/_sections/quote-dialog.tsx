"use client";

import { AfterSending } from "@/components/forms/after-sending";
import { FormDialog } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";
import { paths } from "@/lib/paths";

/** The modal quote form of the home page (§1). */
export const QuoteDialog = ({ id }: { id: string }) => (
  <FormDialog id={id} title="Solicite um orçamento" className="container-site py-8">
    {(onSuccess) => (
      <>
        <QuoteForm page={paths.contact} toasterId={id} onSuccess={onSuccess} />
        <div className="mt-8 border-t-2 border-grafite pt-5">
          <AfterSending />
        </div>
      </>
    )}
  </FormDialog>
);
