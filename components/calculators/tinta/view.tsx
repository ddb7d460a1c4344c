"use client";

import { CalculatorView } from "@/components/calculators/calculator-view";
import { paintCalculator } from "@/components/calculators/tinta/definition";

export const View = () => <CalculatorView calculator={paintCalculator} />;
