import { ButtonLink } from "@/components/ui/button";
import {
  calculatorPath,
  measuresPath,
  type Calculator,
  type Result,
} from "@/lib/calculators/calculator";
import { CopyButton } from "@/components/ui/copy-button";
import { useHydrated } from "@/components/ui/hooks";

type CalculatorResultProps = {
  calculator: Calculator;
  query: string;
  result: Result;
};

/** Answer, drawing, advice, the calculation step by step, and the way to a quote. */
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
        <CopyAddress path={calculatorPath(calculator)} query={query} />
      </div>
    </>
  );
}

/** The formula with its numbers, one line for each step. */
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

/** Copies the address of the calculator's own page with these numbers. */
function CopyAddress({ path, query }: { path: string; query: string }) {
  const origin = useHydrated() ? window.location.origin : "";
  const address = `${origin}${path}?${query}`;
  return (
    <CopyButton text={address} className="px-4 font-bold">
      Copiar o link desta conta
    </CopyButton>
  );
}
