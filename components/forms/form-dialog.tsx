"use client";

import { useRef, useState, type ReactNode } from "react";
import type { ButtonVariant } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { DialogOpener } from "@/components/ui/dialog-opener";
import { ToastHost } from "@/components/ui/toast-host";
import type { Message } from "@/lib/forms/messages";
import type { SubmittedField } from "@/components/forms/submitted-fields";
import { FormSuccess } from "@/components/forms/form-success";

type FormDialogProps = {
  /** Of the dialog and its ToastHost. Unique on the page. */
  id: string;
  label: string;
  variant?: ButtonVariant;
  /** Link target of the button without JavaScript. */
  fallback: string;
  title: string;
  success: Message;
  /** The form. */
  children: (onSuccess: (fields: SubmittedField[]) => void) => ReactNode;
};

/**
 * A button that opens a form in a dialog. The form is part of the page: it can be filled in and
 * posted before React is there. The dialog closes when the form was sent (§4); the success message
 * is then shown below the button until the visitor closes it.
 */
export function FormDialog(props: FormDialogProps) {
  const { id, label, variant, fallback, title, success, children } = props;
  const [sent, setSent] = useState<SubmittedField[]>();
  const box = useRef<HTMLDivElement>(null);

  function onSuccess(fields: SubmittedField[]) {
    document.querySelector<HTMLDialogElement>(`#${id}`)?.close();
    setSent(fields);
  }

  return (
    <div ref={box} data-intent="" className="grid max-w-md gap-4">
      <DialogOpener dialogId={id} label={label} variant={variant} fallback={fallback} />
      <Dialog id={id} title={title}>
        {children(onSuccess)}
        <ToastHost id={id} />
      </Dialog>
      {sent && (
        <FormSuccess
          title={success.title}
          description={success.description}
          submittedFields={sent}
          onDismiss={() => {
            setSent(undefined);
            box.current?.querySelector("button")?.focus();
          }}
        />
      )}
    </div>
  );
}
