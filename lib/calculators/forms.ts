import type { CalculatorForm } from "@/lib/calculators/calculator";
import { energyForm } from "@/lib/calculators/energia/form";
import { tileForm } from "@/lib/calculators/piso/form";
import { rampForm } from "@/lib/calculators/rampa/form";
import { paintForm } from "@/lib/calculators/tinta/form";

/** The order is that of their index page. */
export const CALCULATOR_FORMS: readonly CalculatorForm[] = [
  paintForm,
  tileForm,
  rampForm,
  energyForm,
];

/** @throws Error if no calculator has this name */
export function calculatorForm(name: string): CalculatorForm {
  const form = CALCULATOR_FORMS.find((form) => form.name === name);
  if (!form) throw new Error(`there is no calculator ${name}`);
  return form;
}
