"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CalculatorOffline } from "@/components/calculators/calculator-offline";
import { useHydrated } from "@/components/ui/hooks";
import { calculatorPath, type Calculator } from "@/lib/calculators/calculator";
import { CalculatorFields } from "@/components/calculators/calculator-fields";
import { CalculatorResult, PrintedMeasures } from "@/components/calculators/calculator-result";
import { calculatorNamed } from "@/components/calculators/calculators";
import { useCalculator } from "@/components/calculators/use-calculator";
import type { Problem } from "@/lib/calculators/fields";

/** The static HTML has the worked example, which is all that browsers without JavaScript show. */
export function CalculatorView({ name }: { name: string }) {
  const calculator = calculatorNamed(name);
  const state = useCalculator(calculator);
  const { outcome, form } = state;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const said = outcome.result?.answer ?? outcome.problems[0]?.text ?? "";

  function onSubmit(event: React.SubmitEvent) {
    event.preventDefault();
    state.stopEditing();
    const [problem] = outcome.problems;
    const fields =
      problem && form.current?.querySelectorAll<HTMLElement>(`[name=${problem.field}]`);
    (fields?.[problem?.index ?? 0] ?? panel.current)?.focus();
  }

  return (
    <div data-intent="" data-query={fieldNames(calculator)} className="calculator">
      <div className="calculator-columns">
        <form
          ref={form}
          method="get"
          action={calculatorPath(calculator)}
          noValidate
          autoComplete="off"
          aria-label={calculator.title}
          onInput={state.onInput}
          onBlur={state.stopEditing}
          onSubmit={onSubmit}
          className="calculator-form noscript:hidden"
        >
          <CalculatorFields id={id} groups={calculator.groups} state={state} />
          <Button type="submit" className="w-full sm:w-auto">
            Calcular
          </Button>
          <a href={`#${id}-panel`} className="calculator-bar no-print">
            {!hydrated && "Exemplo: "}
            {outcome.result?.short ?? "Falta acertar as medidas"}
            <span className="sr-only">: ver a conta</span>
          </a>
        </form>
        <CalculatorOffline calculator={calculator} />
        <section
          ref={panel}
          id={`${id}-panel`}
          tabIndex={-1}
          aria-labelledby={`${id}-result`}
          className="calculator-result"
        >
          {outcome.result && (
            <PrintedMeasures calculator={calculator} measures={outcome.result.measures} />
          )}
          <p id={`${id}-result`} className="bg-planta px-4 py-2 drawing-label text-white sm:px-5">
            {hydrated ? "Resultado" : "Exemplo"}
          </p>
          <p className="calculator-notice">
            Sem JavaScript esta página mostra um exemplo: troque os números dele pelos seus.
          </p>
          {outcome.result ? (
            <CalculatorResult calculator={calculator} query={state.query} result={outcome.result} />
          ) : (
            <Problems problems={outcome.problems} />
          )}
        </section>
      </div>
      <p role="status" className="sr-only">
        {useSettled(said)}
      </p>
    </div>
  );
}

const SETTLED_MS = 800;

/** A text once it has not changed for a moment: screen readers would read each letter's answer. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Values of these fields in the address are computed at once (lib/html/page-script.js). */
const fieldNames = ({ groups }: Pick<Calculator, "groups">) =>
  groups.flatMap(({ fields }) => fields.map(({ name }) => name)).join(" ");

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className="pt-5">
      <p className="px-4 text-lg font-extrabold sm:px-5">Falta acertar as medidas</p>
      <ul className="calculator-advice">
        {problems.map(({ field, index, text }) => (
          <li key={`${field}-${index}`}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
