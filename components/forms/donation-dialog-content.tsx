"use client";

import { Modal } from "@/components/ui/modal";
import { ToastHost } from "@/components/ui/toast-host";
import { paths } from "@/lib/paths";
import { DonationForm } from "@/components/forms/donation-form";
import type { FormDialogContentProps } from "@/components/forms/form-dialog";

const TOAST_HOST = "donation-dialog";

/** The donation form in a dialog, which closes when the form was sent (§4). */
export function DonationDialogContent({ open, onClose, onSuccess }: FormDialogContentProps) {
  return (
    <Modal open={open} title="Doar materiais" onClose={onClose}>
      <DonationForm page={paths.materialDonation} toastHost={TOAST_HOST} onSuccess={onSuccess} />
      <ToastHost id={TOAST_HOST} />
    </Modal>
  );
}
