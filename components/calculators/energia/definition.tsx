import type { FieldGroup, Input, NumberField, Problem } from "@/lib/calculators/fields";
import type { Calculator, Step } from "@/lib/calculators/calculator";
import { formatNumber, plural, reais } from "@/lib/calculators/number";
import { energy, kwh, paybackMonths } from "@/components/calculators/energia/formulas";
import { EnergyDrawing } from "@/components/calculators/energia/drawing";

const number = (
  name: string,
  label: string,
  rest: Omit<NumberField, "kind" | "name" | "label">,
): NumberField => ({ kind: "number", name, label, ...rest });

const hours = { unit: "h", min: 0, max: 24 };

const energyGroups: readonly FieldGroup[] = [
  {
    legend: "Iluminação",
    fields: [
      number("luminarias", "Luminárias", { min: 0, max: 10_000, whole: true }),
      number("watts", "Watts hoje", {
        unit: "W",
        hint: "De cada, com o reator.",
        min: 0,
        max: 5000,
      }),
      number("led", "Watts depois", { unit: "W", hint: "De cada, com LED.", min: 0, max: 5000 }),
      number("horas", "Horas por dia hoje", hours),
      number("horasled", "Horas por dia depois", { ...hours, hint: "Menos, com sensor." }),
      number("custo", "Custo de cada troca", { unit: "R$", min: 0, max: 100_000, optional: true }),
    ],
  },
  {
    legend: "Aparelhos em espera (standby)",
    fields: [
      number("aparelhos", "Aparelhos", { min: 0, max: 1000, whole: true }),
      number("espera", "Watts em espera", {
        unit: "W",
        hint: "De cada aparelho.",
        min: 0,
        max: 500,
      }),
      number("horasespera", "Horas por dia em espera", hours),
    ],
  },
  {
    legend: "A conta",
    fields: [
      number("tarifa", "Tarifa com impostos", {
        unit: "R$ por kWh",
        hint: "Da sua conta de luz.",
        min: 0.01,
        max: 10,
      }),
      number("dias", "Dias de uso", {
        hint: "30 no mês; 365 é o ano inteiro, 250 só dias úteis.",
        min: 1,
        max: 366,
        whole: true,
      }),
      {
        kind: "choice",
        name: "periodo",
        label: "Os dias são",
        options: [
          { value: "ano", label: "do ano" },
          { value: "mes", label: "do mês" },
        ],
      },
    ],
  },
];

export const energyCalculator: Calculator = {
  name: "energia",
  title: "Calculadora de economia de luz",
  question: "Quantos kWh e quantos reais por ano sobram com LED e sem standby",
  service: "eletrica",
  shareDrawing: "electrical",
  groups: energyGroups,
  // The garage of content/articles/eficiencia-energetica.mdx, in a month of 30 days.
  example:
    "luminarias=40&watts=70&led=36&horas=24&horasled=24&custo=120" +
    "&aparelhos=0&espera=5&horasespera=20&tarifa=0,95&dias=30&periodo=mes",
  calculate(input) {
    const number = input.number;
    const days = number("dias");
    const monthly = input.choice("periodo") === "mes";
    if (monthly && days > 31) return [tooManyDays];
    const period = monthly ? "por mês" : "por ano";
    const before = energy(number("luminarias"), number("watts"), number("horas"), days);
    const after = energy(number("luminarias"), number("led"), number("horasled"), days);
    if (after > before) return [costsMore(input)];
    const standby = energy(number("aparelhos"), number("espera"), number("horasespera"), days);
    const saved = before - after + standby;
    const tariff = number("tarifa");
    const money = saved * tariff;
    const investment = (input.optionalNumber("custo") ?? 0) * number("luminarias");
    const months =
      before > after && paybackMonths(investment, (before - after) * tariff * (monthly ? 12 : 1));
    const payback: Step[] =
      investment > 0 && months
        ? [
            {
              label: "A troca se paga em",
              formula: `${reais(investment)} ÷ ${reais((before - after) * tariff)}${monthly ? "" : " × 12"}`,
              value: `${formatNumber(months, 1)}\u00a0meses`,
            },
          ]
        : [];
    const consumption = (count: string, power: string, hours: string) =>
      `${[count, power, hours].map((name) => formatNumber(number(name))).join(" × ")} × ${formatNumber(days)} ÷ 1.000`;
    return {
      answer:
        saved > 0
          ? `São ${kwh(saved)} e ${reais(money)} a menos ${period}.` +
            (monthly ? ` Num ano de doze meses assim, ${reais(money * 12)}.` : "")
          : "Com estes números não há economia.",
      short: saved > 0 ? `${reais(money)} ${period}` : "Sem economia",
      possible: true,
      advice: !monthly && days <= 31 ? [fewDays(days)] : [],
      steps: [
        {
          label: "Luz hoje",
          formula: consumption("luminarias", "watts", "horas"),
          value: kwh(before),
        },
        {
          label: "Luz com LED",
          formula: consumption("luminarias", "led", "horasled"),
          value: kwh(after),
        },
        {
          label: "Aparelhos em espera",
          formula: consumption("aparelhos", "espera", "horasespera"),
          value: kwh(standby),
        },
        {
          label: `Economia ${period}`,
          formula: `${kwh(saved)} × R$\u00a0${formatNumber(tariff, 4, 2)}`,
          value: reais(money),
        },
        ...payback,
      ],
      measures: [
        {
          label: "Luminárias",
          value:
            `${formatNumber(number("luminarias"))}, de ${formatNumber(number("watts"))} W ` +
            `para ${formatNumber(number("led"))} W`,
        },
        {
          label: "Acesas por dia",
          value: `hoje ${formatNumber(number("horas"))} h, depois ${formatNumber(number("horasled"))} h`,
        },
        {
          label: "Em espera",
          value:
            `${formatNumber(number("aparelhos"))} aparelhos de ${formatNumber(number("espera"))} W, ` +
            `${formatNumber(number("horasespera"))} h por dia`,
        },
        { label: "Dias de uso", value: `${formatNumber(days)} ${period}` },
        { label: "Tarifa", value: `R$\u00a0${formatNumber(tariff, 4, 2)} por kWh` },
        { label: `Economia ${period}`, value: `${kwh(saved)}, ${reais(money)}` },
        ...payback.map(({ label, value }) => ({ label, value })),
      ],
      drawing: <EnergyDrawing data={{ before, after, standby, saved, period }} />,
    };
  },
};

const tooManyDays: Problem = {
  field: "dias",
  index: 0,
  text: "Dias de uso: um mês tem no máximo 31 dias. Escolha “do ano” em “Os dias são”.",
};

const fewDays = (days: number) =>
  `A conta supõe só ${plural(days, "dia")} de uso no ano inteiro. Se são os dias de um mês, escolha “do mês”.`;

function costsMore(input: Input): Problem {
  const stronger = input.number("led") > input.number("watts");
  return stronger
    ? {
        field: "led",
        index: 0,
        text: "Watts depois: a troca gastaria mais que hoje. Confira os watts.",
      }
    : {
        field: "horasled",
        index: 0,
        text: "Horas depois: a luz gastaria mais que hoje. Confira as horas.",
      };
}
