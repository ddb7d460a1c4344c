"use client";

import { CalculatorView } from "@/components/calculators/calculator-view";
import { energyCalculator } from "@/components/calculators/energia/definition";

export const View = () => <CalculatorView calculator={energyCalculator} />;
