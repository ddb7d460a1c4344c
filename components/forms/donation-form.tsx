"use client";

import { DONATION_MAX, donationForm, MATERIAL_TYPES } from "@/lib/forms/donation";
import type { SentForm } from "@/components/forms/form-outcome";
import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { useFormSubmit } from "@/components/forms/use-form-submit";

type DonationFormProps = {
  /** Path of the page that has this form without JavaScript. */
  page: string;
  toastHost?: string;
  onSuccess?: (sent: SentForm) => void;
};

const DESCRIPTION_HINT =
  "O que é, quanto tem e em que estado está. " + `Até ${DONATION_MAX.description} caracteres.`;

/** The material donation form (§3.4). It sends a contact message. */
export function DonationForm({ page, toastHost, onSuccess }: DonationFormProps) {
  const form = useFormSubmit(donationForm, { toastHost, onSuccess });
  return (
    <FormShell form={form} page={page} submitLabel="Oferecer doação" submittingLabel="Enviando...">
      <SenderFields form={form} phoneRequired />
      <SelectField
        form={form}
        name="materialType"
        label="Tipo de material"
        wide
        required
        empty="Escolha o tipo"
        options={MATERIAL_TYPES}
      />
      <TextAreaField
        form={form}
        name="description"
        label="Descrição"
        hint={DESCRIPTION_HINT}
        wide
        rows={3}
        required
        limit={DONATION_MAX.description}
      />
      <TextField
        form={form}
        name="pickupAddress"
        label="Endereço para retirada"
        optional
        wide
        autoComplete="address-line1"
      />
    </FormShell>
  );
}
