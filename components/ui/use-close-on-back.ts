"use client";

import { useEffect, useEffectEvent } from "react";

const STATE = "dialog";

/** While `open`, the browser's back button closes instead of leaving the page: a history entry stands in for the dialog. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    window.history.pushState({ ...window.history.state, [STATE]: true }, "");
    const onPopState = () => close();
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
      // Closed in another way: take the entry back, unless the visitor has already gone on from here.
      if (window.history.state?.[STATE]) window.history.back();
    };
  }, [open]);
}
