"use client";

import { energyCalculator } from "@/lib/calculators/energy";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { EnergyDrawing } from "@/components/calculators/drawings/energy-drawing";

export const EnergyCalculatorView = () => (
  <CalculatorView calculator={energyCalculator} Drawing={EnergyDrawing} />
);
