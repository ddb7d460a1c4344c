"use client";

import "@/components/calculators/calculator.css";
import { useId, useRef } from "react";
import { Announcement } from "@/components/ui/announcement";
import { Button } from "@/components/ui/button";
import { PaperTitle } from "@/components/ui/paper";
import { useHydrated } from "@/components/ui/hooks";
import { calculatorPath, RESULT_ANCHOR } from "@/lib/calculators/calculator";
import { CalculatorFields } from "@/components/calculators/calculator-fields";
import { calculatorNamed } from "@/components/calculators/calculators";
import { useCalculator } from "@/components/calculators/use-calculator";
import type { Problem } from "@/lib/calculators/fields";
import {
  PrintedMeasures,
  CalculatorResult,
  adviceClass,
} from "@/components/calculators/calculator-result";

/** The static HTML has the worked example, which is all that browsers without JavaScript show. */
export function CalculatorView({ name }: { name: string }) {
  const calculator = calculatorNamed(name);
  const state = useCalculator(calculator);
  const { outcome, form } = state;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const [problem] = state.submit(currentTarget);
    const fields =
      problem && currentTarget.querySelectorAll<HTMLElement>(`[name=${problem.field}]`);
    (fields?.[problem?.index ?? 0] ?? panel.current)?.focus();
  }

  return (
    <div data-live className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @wide:grid-cols-picture-text print:block">
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
          <a
            href={`#${RESULT_ANCHOR}`}
            className="no-print calculator-bar sticky bottom-(--contact-bar,0px) z-sticky mt-3 flex min-h-16 items-center border-line border-grafite bg-seguranca px-4 py-2 font-extrabold @wide:hidden"
          >
            <span>{`${hydrated ? "" : "Exemplo: "}${outcome.result?.short ?? "Confira as medidas"}`}</span>
            <span className="sr-only">: ver a conta</span>
          </a>
        </form>
        <section
          ref={panel}
          id={RESULT_ANCHOR}
          tabIndex={-1}
          aria-labelledby={`${id}-result`}
          className="calculator-result min-w-0 scroll-mt-4 border-line border-grafite bg-white @wide:sticky @wide:top-4"
        >
          {outcome.result && (
            <PrintedMeasures title={calculator.title} measures={outcome.result.measures} />
          )}
          <PaperTitle id={`${id}-result`}>{hydrated ? "Resultado" : "Exemplo"}</PaperTitle>
          <p className="hidden border-b-line border-grafite px-4 py-3 noscript:block">
            Sem JavaScript, esta página mostra só um exemplo: refaça a conta à mão, com os seus
            números.
          </p>
          {state.missing.length > 0 && (
            <p className="no-print border-b-line border-grafite px-4 py-3">
              {`O link veio incompleto. Usamos os valores do exemplo em: ${state.missing.join(", ")}. Confira.`}
            </p>
          )}
          {outcome.result ? (
            <CalculatorResult calculator={calculator} query={state.query} result={outcome.result} />
          ) : (
            <Problems problems={outcome.problems} />
          )}
        </section>
      </div>
      <Announcement text={outcome.result?.answer ?? outcome.problems[0]?.text ?? ""} />
    </div>
  );
}

const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <div className="pt-6">
    <p className="px-4 text-lg font-extrabold">Confira as medidas</p>
    <ul className={adviceClass}>
      {problems.map(({ field, index, text }) => (
        <li key={`${field}-${index}`}>{text}</li>
      ))}
    </ul>
  </div>
);
