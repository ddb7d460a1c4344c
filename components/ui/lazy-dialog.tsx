"use client";

import { useState, type ReactNode } from "react";
import { buttonClass, type ButtonVariant } from "./button-class";

type LazyDialogProps = {
  label: string;
  variant?: ButtonVariant;
  /** Where the button leads until the script runs, or without it. */
  fallback: string;
  /** Fetches the dialog; called when a click is likely. */
  load: () => Promise<unknown>;
  /** The dialog, once it was asked for. */
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
};

/** A button that opens a dialog whose code is loaded on the first click. It stays mounted, so what was typed stays too. */
export function LazyDialog({ label, variant, fallback, load, children }: LazyDialogProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <form
        action={fallback}
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        <button
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          className={buttonClass(variant)}
        >
          {label}
        </button>
      </form>
      {wanted && children({ open, onClose: () => setOpen(false) })}
    </>
  );
}
