"use client";

import { useState, type ReactNode } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";
import { Modal } from "@/components/ui/modal";

type DialogButtonProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  /** For screen readers, when several buttons of a page have the same label. */
  accessibleLabel?: string;
  title: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
};

/**
 * A button that opens a dialog with static content. The button submits a form to the fragment of
 * the dialog, so that the dialog also opens without JavaScript (CSS `:target`).
 */
export function DialogButton(props: DialogButtonProps) {
  const { id, label, accessibleLabel, title, variant, className, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <form
        action={`#${id}`}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button
          type="submit"
          aria-haspopup="dialog"
          aria-label={accessibleLabel}
          className={buttonClass(variant, className)}
        >
          {label}
        </button>
      </form>
      <Modal id={id} open={open} title={title} onClose={() => setOpen(false)}>
        {children}
      </Modal>
    </>
  );
}
