"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button";
import { paths } from "@/lib/paths";

const loadDialog = () =>
  import("./quote-dialog-content").then((module) => module.QuoteDialogContent);
const QuoteDialogContent = dynamic(loadDialog, { ssr: false });

/**
 * A button that opens the modal quote form (specification §1). Dialog and form are loaded on the first click. Until
 * the script runs, or without it, the button leads to the form of the contact page instead.
 */
export function QuoteDialog({ label, variant }: { label: string; variant?: ButtonVariant }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  return (
    <>
      <form
        action={`${paths.contact}#orcamento`}
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        <button
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          className={buttonClass(variant)}
        >
          {label}
        </button>
      </form>
      {wanted && <QuoteDialogContent open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
