"use client";

import { useRef, useState, type ComponentType } from "react";
import type { ButtonVariant } from "@/components/ui/button-class";
import { LazyDialog, type LazyDialogContentProps } from "@/components/ui/lazy-dialog";
import type { Message } from "@/lib/forms/messages";
import type { SubmittedField } from "@/components/forms/submitted-fields";
import { FormSuccess } from "@/components/forms/form-success";

export type FormDialogContentProps = LazyDialogContentProps & {
  onSuccess: (fields: SubmittedField[]) => void;
};

type FormDialogProps = {
  label: string;
  variant?: ButtonVariant;
  /** Link target of the button without JavaScript. */
  fallback: string;
  load: () => Promise<ComponentType<FormDialogContentProps>>;
  success: Message;
};

/**
 * A button that opens a form in a dialog. The dialog closes when the form was sent (§4); the
 * success message is then shown below the button until the visitor closes it.
 */
export function FormDialog({ success, ...button }: FormDialogProps) {
  const [sent, setSent] = useState<SubmittedField[]>();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="grid max-w-md gap-4">
      <LazyDialog
        {...button}
        content={(onClose) => ({
          onSuccess: (fields: SubmittedField[]) => {
            onClose();
            setSent(fields);
          },
        })}
      />
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
