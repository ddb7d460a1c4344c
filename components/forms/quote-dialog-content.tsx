"use client";

import { Modal } from "@/components/ui/modal";
import { ToastHost } from "@/components/ui/toast-host";
import { paths } from "@/lib/paths";
import type { FormDialogContentProps } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";

const TOAST_HOST = "quote-dialog";

/** The quote form in a dialog, which closes when the form was sent (§4). */
export function QuoteDialogContent({ open, onClose, onSuccess }: FormDialogContentProps) {
  return (
    <Modal open={open} title="Solicite um orçamento" onClose={onClose}>
      <QuoteForm page={paths.contact} toastHost={TOAST_HOST} onSuccess={onSuccess} />
      <ToastHost id={TOAST_HOST} />
    </Modal>
  );
}
