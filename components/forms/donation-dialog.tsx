"use client";

import type { ButtonVariant } from "@/components/ui/button-class";
import { DialogOpener } from "@/components/ui/dialog-opener";
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
    <div data-intent="" className="max-w-md">
      <DialogOpener {...props} dialogId={ID} fallback={page} />
      <FormDialog
        id={ID}
        title="Doar materiais"
        success={donationMessages.success}
        className="mt-4"
      >
        {(onSuccess) => <DonationForm page={page} toastHost={ID} onSuccess={onSuccess} />}
      </FormDialog>
    </div>
  );
}
