"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/** What to do around the browser's own steps. */
type ModalOptions = { onOpen?: (show: () => void) => void; onClose: () => void };

/**
 * Opens and closes a modal `<dialog>` as `open` says.
 * @returns the handler for the dialog's own `close` event, for what the browser closes by itself
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  { onOpen = (show) => show(), onClose }: ModalOptions,
) {
  const show = useEffectEvent((element: HTMLDialogElement) => onOpen(() => element.showModal()));
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) show(element);
    if (!open && element?.open) {
      element.close();
      // With nowhere to give the focus back to, it would stay inside until the next frame, and take a key pressed by then.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && element.contains(focused)) focused.blur();
    }
  }, [dialog, open]);

  // The event comes a moment after the closing: by then a quick visitor may have opened the dialog again.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
