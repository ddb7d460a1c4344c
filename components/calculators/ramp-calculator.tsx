"use client";

import { rampCalculator } from "@/lib/calculators/ramp";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { RampDrawing } from "@/components/calculators/drawings/ramp-drawing";

export const RampCalculatorView = () => (
  <CalculatorView calculator={rampCalculator} Drawing={RampDrawing} />
);
