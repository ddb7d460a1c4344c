"use client";

import type { ButtonVariant } from "@/components/ui/button-class";
import { donationMessages } from "@/lib/forms/messages";
import { paths } from "@/lib/paths";
import { DonationForm } from "@/components/forms/donation-form";
import { FormDialog } from "@/components/forms/form-dialog";

const ID = "doar-materiais";

/**
 * A button that opens the material donation form (§2.8). Without JavaScript it is a link to the
 * page with the same form.
 */
export function DonationDialog(props: { label: string; variant?: ButtonVariant }) {
  const page = paths.materialDonation;
  return (
    <FormDialog
      {...props}
      id={ID}
      title="Doar materiais"
      fallback={page}
      success={donationMessages.success}
    >
      {(onSuccess) => <DonationForm page={page} toastHost={ID} onSuccess={onSuccess} />}
    </FormDialog>
  );
}
