"use client";

import { Modal } from "@/components/ui/modal";
import { ToastHost } from "@/components/ui/toast-host";
import { paths } from "@/lib/paths";
import type { FormDialogContentProps } from "@/components/forms/form-dialog";
import { QuoteForm } from "@/components/forms/quote-form";

const TOAST_HOST = "quote-dialog";

/** The home page's modal quote form; it closes when the message was sent (specification §4). */
export function QuoteDialogContent({ open, onClose, onSuccess }: FormDialogContentProps) {
  return (
    <Modal open={open} title="Solicite um orçamento" onClose={onClose}>
      <QuoteForm page={paths.contact} toastHost={TOAST_HOST} onSuccess={onSuccess} />
      <ToastHost id={TOAST_HOST} />
    </Modal>
  );
}
