"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { replaceAddress } from "@/components/forms/use-address";
import { attempt } from "@/lib/browser/attempt";
import { CALCULATOR_PARAMETER } from "@/lib/paths";
import type { Measures } from "@/supabase/functions/_shared/contract/measures";

/** In sessionStorage, beside the draft of the quote form. */
const KEY = "measures";

const calculatorName = () => new URLSearchParams(window.location.search).get(CALCULATOR_PARAMETER);

/** The measures that a visitor brought from a calculator, until they are sent or taken away. */
export function useMeasures() {
  const [measures, setMeasures] = useState<Measures>([]);
  useEffect(() => {
    if (!calculatorName()) void keptMeasures().then(setMeasures);
  }, []);
  const keep = (kept: Measures) => {
    setMeasures(kept);
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
  };
  return [measures, keep] as const;
}

async function keptMeasures(): Promise<Measures> {
  const kept = attempt(() => sessionStorage.getItem(KEY));
  if (!kept) return [];
  const { measuresSchema } = await import("@/supabase/functions/_shared/contract/schema");
  return measuresSchema.safeParse(JSON.parse(kept)).data ?? [];
}

type Calculation = { measures: Measures; service?: string };

/**
 * The calculation in the address, which is done again here: a link of a stranger can bring no text.
 * The address loses it, so that a reload does not undo what the visitor changes.
 */
export function useCalculation(write: (calculation: Calculation) => void) {
  const onCalculated = useEffectEvent((calculation: Calculation) => {
    if (calculation.measures.length === 0) return;
    write(calculation);
    const { pathname, hash } = window.location;
    replaceAddress(pathname + hash);
  });
  useEffect(() => {
    const name = calculatorName();
    if (name) void calculate(name, window.location.search).then(onCalculated);
  }, []);
}

/** The calculators are loaded only for an address that names one. */
async function calculate(name: string, search: string): Promise<Calculation> {
  const { CALCULATORS } = await import("@/components/calculators/calculators");
  const { requestMeasures } = await import("@/lib/calculators/calculator");
  const calculator = CALCULATORS.find((known) => known.name === name);
  const measures = calculator ? requestMeasures(calculator, search) : [];
  return { measures, service: calculator?.service };
}
