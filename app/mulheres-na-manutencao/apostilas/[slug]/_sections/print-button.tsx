"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/forms/use-hydrated";

/** Opens the browser's print window; not shown where no script could do that. */
export function PrintButton() {
  return useHydrated() ? (
    <Button onClick={() => window.print()}>Imprimir apostila</Button>
  ) : (
    <p className="inline-flex min-h-12 items-center">Para imprimir, use Ctrl + P.</p>
  );
}
