import { energyCalculator } from "@/components/calculators/energia/definition";
import { tileCalculator } from "@/components/calculators/piso/definition";
import { rampCalculator } from "@/components/calculators/rampa/definition";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import type { Calculator } from "@/lib/calculators/calculator";

/** The order is that of their index page. */
export const CALCULATORS: readonly Calculator[] = [
  paintCalculator,
  tileCalculator,
  rampCalculator,
  energyCalculator,
];

/** @throws Error if no calculator has this name */
export function calculatorNamed(name: string): Calculator {
  const calculator = CALCULATORS.find((calculator) => calculator.name === name);
  if (!calculator) throw new Error(`there is no calculator ${name}`);
  return calculator;
}
