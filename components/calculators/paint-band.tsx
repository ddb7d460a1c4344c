import type { ReactNode } from "react";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { ShortForm } from "@/components/calculators/short-form";
import { runCalculator } from "@/lib/calculators/calculator";

/** The example of the paint calculator, and the way to it with other measures. */
export function PaintBand({ heading, links }: { heading: ReactNode; links: ReactNode }) {
  const { result } = runCalculator(paintCalculator, paintCalculator.example);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-2 border-grafite bg-concreto p-3 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr] lg:p-8">
      <div>
        {heading}
        <ShortForm
          calculator={paintCalculator}
          submitLabel="Ver a conta inteira"
          className="mt-5"
        />
      </div>
      <div className="border-2 border-grafite bg-white lg:row-span-2">
        <p className="bg-planta px-4 py-2 drawing-label text-white">Exemplo</p>
        <p className="border-b-2 border-grafite px-4 py-3 font-extrabold text-balance">
          {result?.answer}
        </p>
        {result?.drawing}
      </div>
      {links}
    </div>
  );
}
