"use client";

import { useId, useRef, type ComponentType } from "react";
import { Button } from "@/components/ui/button";
import type { Calculator } from "@/lib/calculators/calculator";
import { calculatorEntry } from "@/lib/calculators/catalogue";
import { CalculatorFields } from "@/components/calculators/calculator-fields";
import { CalculatorResult } from "@/components/calculators/calculator-result";
import { Problems } from "@/components/calculators/problems";
import { useCalculator } from "@/components/calculators/use-calculator";

type CalculatorViewProps<Drawing> = {
  calculator: Calculator<Drawing>;
  Drawing: ComponentType<{ data: Drawing }>;
};

/**
 * A calculator: fields, result and drawing. The static HTML has the worked example, which is all
 * that a browser without JavaScript shows.
 */
export function CalculatorView<Drawing>(props: CalculatorViewProps<Drawing>) {
  const { calculator, Drawing } = props;
  const { name, path, title } = calculatorEntry(calculator.name);
  const state = useCalculator(calculator);
  const { outcome, form } = state;
  const id = useId();
  const panel = useRef<HTMLElement>(null);

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
          action={path}
          noValidate
          autoComplete="off"
          aria-label={title}
          onInput={state.onInput}
          onBlur={state.stopEditing}
          onSubmit={onSubmit}
          className="calculator-form noscript:hidden"
        >
          <CalculatorFields id={id} groups={calculator.groups} state={state} />
          <Button type="submit" variant="dark" className="w-full sm:w-auto">
            Calcular
          </Button>
        </form>
        <section
          ref={panel}
          tabIndex={-1}
          aria-labelledby={`${id}-result`}
          className="calculator-result"
        >
          <p id={`${id}-result`} className="bg-planta px-4 py-2 drawing-label text-white sm:px-5">
            Resultado
          </p>
          <p className="calculator-notice">
            Sem JavaScript esta página mostra um exemplo: troque os números dele pelos seus.
          </p>
          {outcome.result ? (
            <CalculatorResult
              name={name}
              query={state.query}
              result={outcome.result}
              drawing={<Drawing data={outcome.result.drawing} />}
            />
          ) : (
            <Problems problems={outcome.problems} />
          )}
        </section>
      </div>
      {/* Not while typing: one announcement for each change. */}
      <p role="status" className="sr-only">
        {!state.editing && (outcome.result?.answer ?? outcome.problems[0]?.text)}
      </p>
    </div>
  );
}

/** Values of these fields in the address are computed at once (lib/html/page-script.js). */
const fieldNames = ({ groups }: Pick<Calculator<unknown>, "groups">) =>
  groups.flatMap(({ fields }) => fields.map(({ name }) => name)).join(" ");
