"use client";

import { useRef, useState, type ComponentType } from "react";
import type { ButtonVariant } from "@/components/ui/button-class";
import { LazyDialog, type LazyDialogContentProps } from "@/components/ui/lazy-dialog";
import type { Message } from "@/lib/forms/messages";
import type { Entry } from "@/components/forms/entries";
import { FormSuccess } from "@/components/forms/form-success";

/** What a dialog with a form is given. */
export type FormDialogContentProps = LazyDialogContentProps & {
  onSuccess: (entries: Entry[]) => void;
};

type FormDialogProps = {
  label: string;
  variant?: ButtonVariant;
  /** Where the button leads without the script. */
  fallback: string;
  load: () => Promise<ComponentType<FormDialogContentProps>>;
  success: Message;
};

/**
 * A button with a form in a dialog. The dialog closes when the form was sent (specification §4); the success then stands
 * below the button until it is closed.
 */
export function FormDialog({ success, ...button }: FormDialogProps) {
  const [sent, setSent] = useState<Entry[]>();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="grid max-w-md gap-4">
      <LazyDialog
        {...button}
        content={(onClose) => ({
          onSuccess: (entries: Entry[]) => {
            onClose();
            setSent(entries);
          },
        })}
      />
      {sent && (
        <FormSuccess
          title={success.title}
          description={success.description}
          entries={sent}
          onDismiss={() => {
            setSent(undefined);
            box.current?.querySelector("button")?.focus();
          }}
        />
      )}
    </div>
  );
}
