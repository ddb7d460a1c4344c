"use client";

import { useState, type ComponentType } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";

/** What a dialog is given. */
export type LazyDialogContentProps = { open: boolean; onClose: () => void };

type LazyDialogProps<P> = {
  label: string;
  variant?: ButtonVariant;
  /** Where the button leads until the script runs, or without it, or when the dialog's code cannot be had. */
  fallback: string;
  /** Fetches the dialog; called when a click is likely. */
  load: () => Promise<ComponentType<P & LazyDialogContentProps>>;
  /** What else the dialog is given. */
  content: (onClose: () => void) => P;
};

/** A button that opens a dialog whose code is loaded on the first click. It stays mounted, so what was typed stays too. */
export function LazyDialog<P extends object>({
  label,
  variant,
  fallback,
  load,
  content,
}: LazyDialogProps<P>) {
  const [Dialog, fetchDialog] = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const prepare = () => ignoreFailure(fetchDialog());
  return (
    <>
      <form
        action={fallback}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          setOpen(true);
          fetchDialog().catch(() => form.submit());
        }}
      >
        <button
          type="submit"
          aria-haspopup="dialog"
          aria-busy={(open && !Dialog) || undefined}
          onPointerEnter={prepare}
          onPointerDown={prepare}
          onFocus={prepare}
          className={buttonClass(variant)}
        >
          {label}
        </button>
      </form>
      {Dialog && <Dialog {...content(onClose)} open={open} onClose={onClose} />}
    </>
  );
}
