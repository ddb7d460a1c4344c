import type { SERVICE_OPTIONS } from "@/lib/forms/quote";
import { articlePath, paths } from "@/lib/paths";

export const CALCULATOR_NAMES = ["tinta", "rampa", "energia", "piso"] as const;
export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

type CatalogueEntry = {
  name: CalculatorName;
  path: string;
  /** "Calculadora de …". */
  title: string;
  /** What it answers, in one line. */
  question: string;
  /** The option of the quote form for its measures. */
  service: (typeof SERVICE_OPTIONS)[number]["value"];
  /** Another service at which it is offered. */
  alsoFor?: string;
  /** The article that explains the calculation. */
  article: string;
};

/** The calculators in the order of their index page. */
export const CALCULATORS: readonly CatalogueEntry[] = [
  {
    name: "tinta",
    path: paths.paintCalculator,
    title: "Calculadora de tinta",
    question: "Quantas latas comprar, e quanto vai sobrar",
    service: "pintura",
    // A leak is repaired, then its stains are painted.
    alsoFor: "predial",
    article: articlePath("guia-pintura"),
  },
  {
    name: "rampa",
    path: paths.rampCalculator,
    title: "Calculadora de rampa",
    question: "Se a rampa cabe, com que inclinação e que comprimento",
    service: "manutencao",
    article: articlePath("acessibilidade-casa-baixo-custo"),
  },
  {
    name: "energia",
    path: paths.energyCalculator,
    title: "Calculadora de economia de luz",
    question: "Quantos kWh e quantos reais por ano sobram com LED e sem standby",
    service: "eletrica",
    article: articlePath("eficiencia-energetica"),
  },
  {
    name: "piso",
    path: paths.tileCalculator,
    title: "Calculadora de piso e azulejo",
    question: "Quantas caixas comprar, com a perda dos recortes",
    service: "decoracao",
    article: articlePath("eficiencia-energetica"),
  },
];

/** @throws Error for a name that is not in the list */
export function calculatorEntry(name: CalculatorName): CatalogueEntry {
  const entry = CALCULATORS.find((calculator) => calculator.name === name);
  if (!entry) throw new Error(`there is no calculator ${name}`);
  return entry;
}

/** The calculator of a page, if it is one's. */
export const calculatorAt = (path: string) =>
  CALCULATORS.find((calculator) => calculator.path === path);

/** The calculator of a quote form's service, if it has one. */
export const calculatorOf = (service: string) =>
  CALCULATORS.find((calculator) => [calculator.service, calculator.alsoFor].includes(service));
