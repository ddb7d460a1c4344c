import type { Calculator } from "@/lib/calculators/calculator";
import type { CalculatorName } from "@/lib/calculators/catalogue";
import { energyCalculator } from "@/lib/calculators/energy";
import { paintCalculator } from "@/lib/calculators/paint";
import { rampCalculator } from "@/lib/calculators/ramp";
import { tileCalculator } from "@/lib/calculators/tiles";

/** The fields and the example of every calculator, for the server: a browser loads only one. */
export const calculatorFields: Record<
  CalculatorName,
  Pick<Calculator<unknown>, "groups" | "example">
> = {
  tinta: paintCalculator,
  rampa: rampCalculator,
  energia: energyCalculator,
  piso: tileCalculator,
};
