"use client";

import { useState, type ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Toaster } from "@/components/ui/toaster";
import { FormSuccess } from "@/components/forms/form-success";
import type { SentForm } from "@/components/forms/use-submission";

type FormDialogProps = {
  id: string;
  title: string;
  /** Classes of the message that the page shows after the dialog has closed. */
  className?: string;
  children: (onSuccess: (sent: SentForm) => void) => ReactNode;
};

/**
 * A dialog with a form. It closes after the form was sent (§4). The page then shows a message until
 * the visitor closes it, and the focus goes back to the opener.
 */
export function FormDialog({ id, title, className, children }: FormDialogProps) {
  const [sent, setSent] = useState<SentForm>();

  function onSuccess(form: SentForm) {
    document.querySelector<HTMLDialogElement>(`#${id}`)?.close();
    setSent(form);
  }

  function onDismiss() {
    setSent(undefined);
    document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${id}"]`)?.focus();
  }

  return (
    <>
      <Dialog id={id} title={title}>
        {children(onSuccess)}
        <Toaster id={id} />
      </Dialog>
      {sent && (
        <div className={className}>
          <FormSuccess sent={sent} onDismiss={onDismiss} />
        </div>
      )}
    </>
  );
}
