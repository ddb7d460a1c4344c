"use client";

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import "@/components/calculators/calculator.css";
import { CalculatorField } from "@/components/calculators/calculator-fields";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { buttonClass } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hooks";
import { calculatorPath, runCalculator } from "@/lib/calculators/calculator";
import { completeQuery, formQuery } from "@/lib/calculators/query";
import { dataAttributes } from "@/lib/browser/attributes";

const MEASURES = ["comprimento", "largura", "altura"];

const fields = paintCalculator.groups.flatMap((group) =>
  group.fields.filter(({ name }) => MEASURES.includes(name)),
);
const example = new URLSearchParams(paintCalculator.example);
/** The other numbers are those of the example. */
const outcomeOf = (query: string) =>
  runCalculator(paintCalculator, completeQuery(paintCalculator, query) ?? paintCalculator.example);

/** The button leads to the calculator with these numbers, also without JavaScript. */
export function PaintBand({ heading, links }: { heading: ReactNode; links: ReactNode }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [query, setQuery] = useState("");
  const { result, problems } = outcomeOf(query);
  const takeTyped = useEffectEvent(() => form.current && setQuery(formQuery(form.current)));
  useEffect(() => {
    takeTyped();
  }, []);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-2 border-grafite bg-concreto p-3 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr] lg:p-8">
      <div>
        {heading}
        <form
          ref={form}
          method="get"
          action={calculatorPath(paintCalculator)}
          autoComplete="off"
          aria-label={paintCalculator.title}
          onInput={({ currentTarget }) => setQuery(formQuery(currentTarget))}
          className="mt-5"
        >
          {/* Not the button: the form leads to its page before the scripts are there. */}
          <div data-live className="calculator-fields">
            {fields.map((field) => (
              <CalculatorField
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                value={example.get(field.name) ?? ""}
                error={problems.find((problem) => problem.field === field.name)?.text}
              />
            ))}
            <p
              hidden
              {...dataAttributes({ offline: "load" })}
              role="alert"
              tabIndex={-1}
              className="basis-full border-2 border-l-10 border-esgotado bg-white p-3"
            >
              A conta não carregou: o resultado é o do exemplo. Confira a conexão e mude um número
              para tentar de novo.
            </p>
          </div>
          <button type="submit" className={buttonClass("secondary", "mt-5 w-full sm:w-auto")}>
            Ver a conta inteira
          </button>
        </form>
      </div>
      <div className="border-2 border-grafite bg-white lg:row-span-2">
        <p className="bg-planta px-4 py-2 drawing-label text-white">
          {hydrated ? "Resultado" : "Exemplo"}
        </p>
        <p
          aria-live="polite"
          className="border-b-2 border-grafite px-4 py-3 font-extrabold text-balance"
        >
          {result?.answer ?? "Falta acertar as medidas."}
        </p>
        {result?.drawing}
      </div>
      {links}
    </div>
  );
}
