"use client";

import type { ButtonVariant } from "@/components/ui/button";
import { DialogOpener } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { SenderFields } from "@/components/forms/sender-fields";
import { FormShell } from "@/components/forms/form-shell";
import { useForm, type SentForm } from "@/components/forms/use-form";
import { donation } from "@/supabase/functions/_shared/contract/donation";

type DonationFormProps = {
  /** Path of the page that has this form without JavaScript. */
  page: string;
  toastHost?: string;
  onSuccess?: (sent: SentForm) => void;
};

const DESCRIPTION_HINT =
  "O que é, quanto tem e em que estado está. " +
  `Até ${donation.fields.description.max} caracteres.`;

export function DonationForm({ page, toastHost, onSuccess }: DonationFormProps) {
  const form = useForm(donation, { toastHost, onSuccess });
  return (
    <FormShell form={form} page={page} submitLabel="Oferecer doação" submittingLabel="Enviando...">
      <SenderFields form={form} />
      <SelectField form={form} name="materialType" empty="Escolha o tipo" />
      <TextAreaField form={form} name="description" hint={DESCRIPTION_HINT} rows={3} />
      <TextField form={form} name="pickupAddress" wide autoComplete="address-line1" />
    </FormShell>
  );
}

const ID = "doar-materiais";

/** Without JavaScript it is a link to the page with the same form. */
export function DonationDialog(props: { label: string; variant?: ButtonVariant }) {
  const page = paths.materialDonation;
  return (
    <div data-live className="max-w-md">
      <DialogOpener {...props} dialogId={ID} fallback={page} />
      <FormDialog id={ID} title="Doar materiais" className="mt-4">
        {(onSuccess) => <DonationForm page={page} toastHost={ID} onSuccess={onSuccess} />}
      </FormDialog>
    </div>
  );
}
