import type { ReactNode } from "react";
import type { ButtonVariant } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { DialogOpener } from "@/components/ui/dialog-opener";

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

/** A button that opens a dialog with static content. */
export function DialogButton({ id, title, children, ...opener }: DialogButtonProps) {
  return (
    <>
      <DialogOpener {...opener} dialogId={id} fallback={`#${id}`} />
      <Dialog id={id} title={title}>
        {children}
      </Dialog>
    </>
  );
}
