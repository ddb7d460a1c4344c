import { choiceField, type FieldGroup, numberField } from "@/lib/calculators/fields";
import type { CalculatorForm } from "@/lib/calculators/calculator";

const hours = [0, 24] as const;

const groups: readonly FieldGroup[] = [
  {
    legend: "Iluminação",
    fields: [
      numberField("luminarias", "Luminárias", [0, 10_000], { whole: true }),
      numberField("watts", "Potência de hoje", [0, 5000], {
        unit: "W",
        hint: "De cada uma, com o reator.",
      }),
      numberField("led", "Potência com LED", [0, 5000], {
        unit: "W",
        hint: "De cada uma, depois da troca.",
      }),
      numberField("horas", "Horas por dia hoje", hours, { unit: "h" }),
      numberField("horasled", "Horas por dia depois", hours, {
        unit: "h",
        hint: "Com sensor, menos horas.",
      }),
      numberField("custo", "Custo de cada troca", [0, 100_000], { unit: "R$", optional: true }),
    ],
  },
  {
    legend: "Aparelhos em espera (standby)",
    fields: [
      numberField("aparelhos", "Aparelhos", [0, 1000], { whole: true }),
      numberField("espera", "Watts em espera", [0, 500], { unit: "W", hint: "De cada aparelho." }),
      numberField("horasespera", "Horas por dia em espera", hours, { unit: "h" }),
    ],
  },
  {
    legend: "A conta",
    fields: [
      numberField("tarifa", "Tarifa com impostos", [0.01, 10], {
        unit: "R$ por kWh",
        hint: "Da sua conta de luz.",
      }),
      numberField("dias", "Dias de uso", [1, 366], {
        hint: "30 no mês; 365 é o ano inteiro, 250 só dias úteis.",
        whole: true,
      }),
      choiceField("periodo", "Período", { ano: "o ano", mes: "um mês" }),
    ],
  },
];

export const energyForm: CalculatorForm = {
  name: "energia",
  title: "Calculadora de economia de luz",
  question: "Quantos kWh e quantos reais por ano sobram com LED e sem standby",
  service: "eletrica",
  shareDrawing: "electrical",
  groups,
  short: ["luminarias", "watts", "led"],
  // This is the garage of content/articles/eficiencia-energetica.mdx, in a month of 30 days.
  example:
    "luminarias=40&watts=70&led=36&horas=24&horasled=24&custo=120" +
    "&aparelhos=0&espera=5&horasespera=20&tarifa=0,95&dias=30&periodo=mes",
};
