"use client";

import { paintCalculator } from "@/lib/calculators/paint";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { PaintDrawing } from "@/components/calculators/drawings/paint-drawing";

export const PaintCalculatorView = () => (
  <CalculatorView calculator={paintCalculator} Drawing={PaintDrawing} />
);
