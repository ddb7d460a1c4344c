import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { paths } from "@/lib/paths";

const linkClass =
  "inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:underline";

type CalculatorLinksProps = { withIndex?: boolean; className?: string };

export const CalculatorLinks = ({ withIndex = false, className = "" }: CalculatorLinksProps) => (
  <ul aria-label="Calculadoras" className={`flex flex-wrap items-center text-sm ${className}`}>
    {withIndex && (
      <li>
        <a href={paths.calculators} className={`${linkClass} font-bold`}>
          Calculadoras
        </a>
      </li>
    )}
    {CALCULATORS.map((calculator) => (
      <li key={calculator.name}>
        <a href={calculatorPath(calculator)} className={linkClass}>
          <span className="sr-only">Calculadora de </span>
          {calculator.name.replace(/^./, (letter) => letter.toUpperCase())}
        </a>
      </li>
    ))}
  </ul>
);
