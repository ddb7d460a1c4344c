"use client";

import { useForm } from "react-hook-form";
import type { ButtonVariant } from "@/components/ui/button";
import { DialogOpener, dialogTitleId } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import { contractResolver } from "@/components/forms/contract-resolver";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { type SentForm, useSubmission } from "@/components/forms/use-submission";
import { donation } from "@/supabase/functions/_shared/contract/donation";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";

type DonationFormProps = {
  /** The id of its heading. */
  labelledBy: string;
  toasterId?: string;
  onSuccess?: (sent: SentForm) => void;
};

export function DonationForm({ labelledBy, toasterId, onSuccess }: DonationFormProps) {
  const form = useForm<FormValues>({
    resolver: contractResolver(donation),
    shouldFocusError: false,
  });
  const { register, handleSubmit } = form;
  const { send, refuse, sent, dismiss } = useSubmission(donation, form, {
    nextStep: "Sua oferta está com a gente. Respondemos para combinar a entrega ou a retirada.",
    toasterId,
    onSuccess,
  });
  return (
    <FormShell
      contract={donation}
      form={form}
      labelledBy={labelledBy}
      page={paths.materialDonation}
      onSubmit={handleSubmit(send, refuse)}
      sent={sent}
      onDismiss={dismiss}
      submitLabel="Oferecer doação"
      submittingLabel="Enviando..."
    >
      <SenderFields contract={donation} register={register} />
      <SelectField contract={donation} {...register("materialType")} empty="Escolha o tipo" />
      <TextAreaField
        contract={donation}
        {...register("description")}
        hint="O que é, quanto tem e em que estado está."
      />
      <TextField contract={donation} {...register("pickupAddress")} autoComplete="address-line1" />
    </FormShell>
  );
}

const ID = "doar-materiais";

/** Without scripts it is a link to the page with the same form. */
export const DonationDialog = ({ label, variant }: { label: string; variant: ButtonVariant }) => (
  <div className="max-w-figure">
    <DialogOpener dialogId={ID} fallback={paths.materialDonation} variant={variant}>
      {label}
    </DialogOpener>
    <FormDialog id={ID} title="Doar materiais" className="mt-4">
      {(onSuccess) => (
        <DonationForm labelledBy={dialogTitleId(ID)} toasterId={ID} onSuccess={onSuccess} />
      )}
    </FormDialog>
  </div>
);
