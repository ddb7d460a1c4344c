"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { calculatorEntry, type CalculatorName } from "@/lib/calculators/catalogue";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Copies the address of the calculator's own page with these numbers. */
export function CopyAddress({ name, query }: { name: CalculatorName; query: string }) {
  const origin = useHydrated() ? window.location.origin : "";
  const address = `${origin}${calculatorEntry(name).path}?${query}`;
  return (
    <CopyButton text={address} className="px-4 font-bold">
      Copiar o link desta conta
    </CopyButton>
  );
}
