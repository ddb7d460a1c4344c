"use client";

import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { PrintButton } from "@/components/ui/print-button";
import {
  type Calculator,
  filledInPath,
  isExample,
  measuresPath,
  quotePath,
  type Result,
} from "@/lib/calculators/calculator";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

/** The classes of a list of advice or of problems. */
export const adviceClass = "list-square grid grid-cols-1 gap-1 py-3 pr-4 pl-8";

type CalculatorResultProps = { calculator: Calculator; query: string; result: Result };

export function CalculatorResult({ calculator, query, result }: CalculatorResultProps) {
  const { answer, possible, advice, steps, drawing } = result;
  return (
    <>
      <p
        className={`border-b-line border-grafite px-4 py-4 text-xl font-extrabold ${possible ? "" : "bg-seguranca"}`}
      >
        {answer}
      </p>
      {drawing}
      {advice.length > 0 && (
        <ul className={`${adviceClass} border-t-line border-grafite`}>
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      <div className="no-print flex flex-col gap-3 border-t-line border-grafite p-4 noscript:hidden">
        {isExample(calculator, query) ? (
          <ButtonLink href={quotePath(calculator)} className="text-balance">
            Pedir orçamento
          </ButtonLink>
        ) : (
          <ButtonLink href={measuresPath(calculator, result)} className="text-balance">
            Pedir orçamento com estas medidas
          </ButtonLink>
        )}
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <CopyButton text={filledInPath(calculator, query)} size="normal">
            Copiar o link
          </CopyButton>
          <PrintButton variant="secondary" className="w-full">
            Imprimir a conta
          </PrintButton>
        </div>
      </div>
    </>
  );
}

const Steps = ({ steps }: Pick<Result, "steps">) => (
  <dl className="border-t-line border-grafite text-sm tabular-nums">
    {/* Two rooms can have one name. */}
    {steps.map(({ label, formula, value }, index) => (
      <div
        key={index}
        className="flex flex-wrap justify-between gap-x-6 border-cimento px-4 py-2 not-first:border-t print:break-inside-avoid"
      >
        <dt className="font-bold">{label}</dt>
        <dd className="wrap-anywhere">
          <span>{addNonBreakingSpaces(formula)}</span>{" "}
          <span className="whitespace-nowrap">
            = <strong>{value}</strong>
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

/** The measures, which are on paper only. On a screen the fields have them. */
export const PrintedMeasures = ({
  title,
  measures,
}: {
  title: string;
  measures: Result["measures"];
}) => (
  <div className="hidden border-b-line px-4 py-3 print:block">
    <p className="font-extrabold">{title}: as medidas</p>
    <ul className="columns-2">
      {measures.map(({ label, value }) => (
        <li key={label}>{`${label}: ${value}`}</li>
      ))}
    </ul>
    <p>Estimativa: confira no local.</p>
  </div>
);
