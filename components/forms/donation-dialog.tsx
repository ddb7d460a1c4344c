"use client";

import type { ButtonVariant } from "@/components/ui/button-class";
import { donationMessages } from "@/lib/forms/messages";
import { paths } from "@/lib/paths";
import { FormDialog } from "@/components/forms/form-dialog";

const load = () =>
  import("@/components/forms/donation-dialog-content").then(
    (module) => module.DonationDialogContent,
  );

/**
 * A button that opens the material donation form (§2.8). Without JavaScript it is a link to the
 * page with the same form.
 */
export function DonationDialog(props: { label: string; variant?: ButtonVariant }) {
  const { success } = donationMessages;
  return <FormDialog {...props} {...{ load, success }} fallback={paths.materialDonation} />;
}
