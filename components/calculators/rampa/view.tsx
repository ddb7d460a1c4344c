"use client";

import { CalculatorView } from "@/components/calculators/calculator-view";
import { rampCalculator } from "@/components/calculators/rampa/definition";

export const View = () => <CalculatorView calculator={rampCalculator} />;
