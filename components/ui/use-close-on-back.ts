"use client";

import { useEffect, useEffectEvent } from "react";

const STATE = "dialog";

/** While `open`, the browser's back button closes the dialog: it has its own history entry. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    window.history.pushState({ ...window.history.state, [STATE]: true }, "");
    // The entry of a dialog that was just closed may be removed only now: this one stays open.
    const onPopState = ({ state }: PopStateEvent) => !state?.[STATE] && close();
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
      // Closed in another way: remove the entry, unless the visitor has navigated on.
      if (window.history.state?.[STATE]) window.history.back();
    };
  }, [open]);
}
