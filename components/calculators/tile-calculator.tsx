"use client";

import { tileCalculator } from "@/lib/calculators/tiles";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { TileDrawing } from "@/components/calculators/drawings/tile-drawing";

export const TileCalculatorView = () => (
  <CalculatorView calculator={tileCalculator} Drawing={TileDrawing} />
);
