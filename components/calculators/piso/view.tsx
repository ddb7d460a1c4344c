"use client";

import { CalculatorView } from "@/components/calculators/calculator-view";
import { tileCalculator } from "@/components/calculators/piso/definition";

export const View = () => <CalculatorView calculator={tileCalculator} />;
