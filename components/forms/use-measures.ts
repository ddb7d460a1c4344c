"use client";

import { useEffect, useEffectEvent } from "react";
import { measuresFrom } from "@/lib/forms/measures";
import { replaceAddress } from "@/components/forms/address-query";

type Measures = NonNullable<ReturnType<typeof measuresFrom>>;

/**
 * Calls `write` once with the measures of a calculator in the address, if any, and removes them
 * from it: the draft has them then, and a reload must not undo what the visitor changed.
 */
export function useMeasures(write: (measures: Measures) => void) {
  const onMeasures = useEffectEvent(write);
  useEffect(() => {
    const measures = measuresFrom(window.location.search);
    if (!measures) return;
    onMeasures(measures);
    const { pathname, hash } = window.location;
    replaceAddress(pathname + hash);
  }, []);
}
