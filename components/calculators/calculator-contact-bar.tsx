"use client";

import { useAddressQuery } from "@/components/ui/address-query";
import { calculatorNamed } from "@/components/calculators/calculators";
import { ContactBar } from "@/components/layout/contact-bar";
import {
  calculatorPath,
  measuresMessage,
  measuresPath,
  quotePath,
  runCalculator,
} from "@/lib/calculators/calculator";
import { completeQuery } from "@/lib/calculators/query";
import { contactText } from "@/lib/whatsapp-text";

/** The bar with the measures that stand in the address, where the calculator writes them. */
export function CalculatorContactBar({ name }: { name: string }) {
  const calculator = calculatorNamed(name);
  const query = completeQuery(calculator, useAddressQuery()) ?? calculator.example;
  const { result } = runCalculator(calculator, query);
  const measured = query === calculator.example ? undefined : result;
  return (
    <ContactBar
      text={
        measured
          ? `Olá! ${measuresMessage(calculator, measured)}`
          : contactText(calculatorPath(calculator), calculator.title)
      }
      quoteHref={measured ? measuresPath(calculator, measured) : quotePath(calculator)}
    />
  );
}
