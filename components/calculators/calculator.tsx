import type { ComponentType } from "react";
import type { CalculatorName } from "@/lib/calculators/catalogue";
import { EnergyCalculatorView } from "@/components/calculators/energy-calculator";
import { PaintCalculatorView } from "@/components/calculators/paint-calculator";
import { RampCalculatorView } from "@/components/calculators/ramp-calculator";
import { TileCalculatorView } from "@/components/calculators/tile-calculator";
import "./calculator.css";

const views: Record<CalculatorName, ComponentType> = {
  tinta: PaintCalculatorView,
  rampa: RampCalculatorView,
  energia: EnergyCalculatorView,
  piso: TileCalculatorView,
};

/** A calculator by its name; the browser loads the code of this one only. */
export function CalculatorByName({ name }: { name: CalculatorName }) {
  const View = views[name];
  return <View />;
}
