"use client";

import { useEffect, useEffectEvent } from "react";
import { SERVICE_ATTRIBUTE, SERVICE_OPTIONS } from "@/lib/forms/quote";

/** Calls `choose` with the service of a link with SERVICE_ATTRIBUTE when it is clicked. */
export function useServiceChoice(choose: (service: string) => void, enabled: boolean) {
  const onChoice = useEffectEvent(choose);
  useEffect(() => {
    if (!enabled) return;
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest(`[${SERVICE_ATTRIBUTE}]`);
      const service = link && link.getAttribute(SERVICE_ATTRIBUTE);
      if (SERVICE_OPTIONS.some(({ value }) => value === service)) onChoice(service as string);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [enabled]);
}
