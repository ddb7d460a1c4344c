"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

type ModalOptions = { onOpen?: (show: () => void) => void; onClose: () => void };

/**
 * Synchronizes a modal `<dialog>` with `open`.
 * @returns the handler for its `close` event, for example after Esc
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
      // Without an element to restore, the focus stays inside until the next frame.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && element.contains(focused)) focused.blur();
    }
  }, [dialog, open]);

  // The event is asynchronous: the visitor may have opened the dialog again.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
