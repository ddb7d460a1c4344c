import { buttonClass, ButtonLink } from "@/components/ui/button";
import {
  calculatorPath,
  measuresPath,
  type Calculator,
  type Result,
} from "@/lib/calculators/calculator";
import { CopyButton } from "@/components/ui/copy-button";
import { useHydrated } from "@/components/ui/hooks";
import { PrintButton } from "@/components/ui/print-button";

type CalculatorResultProps = { calculator: Calculator; query: string; result: Result };

export function CalculatorResult({ calculator, query, result }: CalculatorResultProps) {
  const { answer, possible, advice, steps, measures, drawing } = result;
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
        <ButtonLink href={measuresPath(calculator, measures)}>
          Pedir orçamento com estas medidas
        </ButtonLink>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <CopyAddress path={calculatorPath(calculator)} query={query} />
          <PrintButton className={buttonClass("secondary", "w-full")}>Imprimir a conta</PrintButton>
        </div>
      </div>
    </>
  );
}

function Steps({ steps }: Pick<Result, "steps">) {
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

function CopyAddress({ path, query }: { path: string; query: string }) {
  const origin = useHydrated() ? window.location.origin : "";
  return (
    <CopyButton text={`${origin}${path}?${query}`} className="px-4 font-bold">
      Copiar o link
    </CopyButton>
  );
}

/** Only on paper, before the result: what was measured. */
export function PrintedMeasures({ calculator, measures }: PrintedMeasuresProps) {
  return (
    <div className="calculator-printed">
      <p className="font-extrabold">{calculator.title}: as medidas</p>
      <ul>
        {measures.map(({ label, value }) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
      <p>Estimativa: confira no local.</p>
    </div>
  );
}

type PrintedMeasuresProps = { calculator: Calculator; measures: Result["measures"] };
