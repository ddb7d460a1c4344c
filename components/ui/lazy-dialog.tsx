"use client";

import { useState, type ComponentType } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";

export type LazyDialogContentProps = { open: boolean; onClose: () => void };

type LazyDialogProps<P> = {
  label: string;
  variant?: ButtonVariant;
  /** Target without JavaScript, before hydration, or when the dialog's code cannot be loaded. */
  fallback: string;
  /** Loads the dialog; called on hover, focus and click. */
  load: () => Promise<ComponentType<P & LazyDialogContentProps>>;
  /** Further props of the dialog. */
  content: (onClose: () => void) => P;
};

/** A button with a lazy-loaded dialog. The dialog stays mounted, so it keeps the typed text. */
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
