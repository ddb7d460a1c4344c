"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Result } from "@/lib/calculators/calculator";
import { calculatorEntry, type CalculatorName } from "@/lib/calculators/catalogue";
import { measuresPath } from "@/lib/calculators/measures-path";
import { CopyAddress } from "@/components/calculators/copy-address";

type CalculatorResultProps = {
  name: CalculatorName;
  query: string;
  result: Result<unknown>;
  drawing: ReactNode;
};

/** Answer, drawing, advice, the calculation step by step, and the way to a quote. */
export function CalculatorResult({ name, query, result, drawing }: CalculatorResultProps) {
  const { answer, possible, advice, steps, measures } = result;
  const { title, service } = calculatorEntry(name);
  return (
    <>
      <p
        className={`border-b-2 border-grafite px-4 py-4 text-xl font-extrabold sm:px-5 ${possible ? "" : "bg-seguranca"}`}
      >
        {answer}
      </p>
      {drawing}
      {advice.length > 0 && (
        <ul className="calculator-advice border-t-2 border-grafite">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      <div className="no-print flex flex-col gap-3 border-t-2 border-grafite p-4 noscript:hidden">
        <ButtonLink href={measuresPath({ service, title, measures })}>
          Pedir orçamento com estas medidas
        </ButtonLink>
        <CopyAddress name={name} query={query} />
      </div>
    </>
  );
}

/** The formula with its numbers, one line for each step. */
function Steps({ steps }: Pick<Result<unknown>, "steps">) {
  return (
    <dl className="border-t-2 border-grafite text-sm tabular-nums">
      {steps.map(({ label, formula, value }) => (
        <div key={label} className="calculator-step">
          <dt className="font-semibold">{label}</dt>
          <dd>
            {formula} = <strong className="whitespace-nowrap">{value}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
