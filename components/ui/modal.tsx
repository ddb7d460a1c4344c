"use client";

import { useId, useRef, type ReactNode } from "react";
import { CloseButton } from "@/components/ui/close-button";
import { useCloseOnBack } from "@/components/ui/use-close-on-back";
import { useModal } from "@/components/ui/use-modal";

type ModalProps = {
  /** Fragment that opens the dialog without JavaScript. */
  id?: string;
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal `<dialog>`: the browser traps the focus, closes it on Esc and restores the focus. It is
 * hidden, not unmounted, so it keeps the typed text. Without JavaScript `#id` in the URL opens it.
 */
export function Modal({ id, open, title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useCloseOnBack(open, onClose);
  const onClosed = useModal(dialog, open, { onClose });

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="w-[min(44rem,100vw-1.5rem)] max-w-none border-2 border-grafite bg-concreto text-grafite backdrop:bg-planta-escura/70 target:block"
    >
      <div className="p-5 sm:p-8">
        <div className="mb-6 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl headline">
            {title}
          </h2>
          <CloseButton
            onClick={onClose}
            className="-mt-1 border-2 border-grafite hover:bg-grafite hover:text-concreto noscript:hidden"
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
