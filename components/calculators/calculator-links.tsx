"use client";

import type { ReactNode } from "react";
import { useAddressQuery } from "@/components/ui/address-query";
import { calculatorNamed } from "@/components/calculators/calculators";
import { ContactBar } from "@/components/layout/contact-bar";
import {
  calculatorPath,
  isExample,
  measuresMessage,
  measuresPath,
  quotePath,
  runCalculator,
} from "@/lib/calculators/calculator";
import { completeQuery } from "@/lib/calculators/query";
import { contactText } from "@/lib/whatsapp-text";

// What lies outside of a calculator reads its measures in the address, where it writes them.

/** The bar with the measures that stand in the calculator now. */
export function CalculatorContactBar({ name }: { name: string }) {
  const { text, quoteHref } = useRequest(name);
  return <ContactBar text={text} quoteHref={quoteHref} />;
}

type QuoteLinkProps = { name: string; className: string; children: ReactNode };

/** A link to the quote form with the measures that stand in the calculator now. */
export function CalculatorQuoteLink({ name, ...link }: QuoteLinkProps) {
  return <a href={useRequest(name).quoteHref} {...link} />;
}

function useRequest(name: string) {
  const calculator = calculatorNamed(name);
  const query = completeQuery(calculator, useAddressQuery()) ?? calculator.example;
  const { result } = runCalculator(calculator, query);
  if (!result || isExample(calculator, query)) {
    return {
      text: contactText(calculatorPath(calculator), calculator.title),
      quoteHref: quotePath(calculator),
    };
  }
  return {
    text: `Olá! ${measuresMessage(calculator, result)}`,
    quoteHref: measuresPath(calculator, result),
  };
}
