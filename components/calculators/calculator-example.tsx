import type { ReactElement } from "react";
import { runCalculator } from "@/lib/calculators/calculator";
import type { CalculatorName } from "@/lib/calculators/catalogue";
import { energyCalculator } from "@/lib/calculators/energy";
import { paintCalculator } from "@/lib/calculators/paint";
import { rampCalculator } from "@/lib/calculators/ramp";
import { tileCalculator } from "@/lib/calculators/tiles";
import { EnergyDrawing } from "@/components/calculators/drawings/energy-drawing";
import { PaintDrawing } from "@/components/calculators/drawings/paint-drawing";
import { RampDrawing } from "@/components/calculators/drawings/ramp-drawing";
import { TileDrawing } from "@/components/calculators/drawings/tile-drawing";

const drawings: Record<CalculatorName, () => ReactElement | undefined> = {
  tinta: () => draw(runCalculator(paintCalculator, paintCalculator.example), PaintDrawing),
  rampa: () => draw(runCalculator(rampCalculator, rampCalculator.example), RampDrawing),
  energia: () => draw(runCalculator(energyCalculator, energyCalculator.example), EnergyDrawing),
  piso: () => draw(runCalculator(tileCalculator, tileCalculator.example), TileDrawing),
};

type DrawingOf<Data> = (props: { data: Data }) => ReactElement | null;

const draw = <Data,>(outcome: { result?: { drawing: Data } }, Drawing: DrawingOf<Data>) =>
  outcome.result && <Drawing data={outcome.result.drawing} />;

/** The drawing of a calculator's worked example. */
export const CalculatorExample = ({ name }: { name: CalculatorName }) => drawings[name]();
