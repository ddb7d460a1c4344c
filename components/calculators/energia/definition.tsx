import {
  choiceField,
  type FieldGroup,
  type Input,
  numberField,
  type Problem,
} from "@/lib/calculators/fields";
import { type Calculator, measure, step } from "@/lib/calculators/calculator";
import { formatNumber, plural, reais } from "@/lib/calculators/number";
import { energy, kwh, paybackMonths, shownEnergy } from "@/lib/calculators/energia/formulas";
import { EnergyDrawing } from "@/components/calculators/energia/drawing";

const hours = [0, 24] as const;

const groups: readonly FieldGroup[] = [
  {
    legend: "Iluminação",
    fields: [
      numberField("luminarias", "Luminárias", [0, 10_000], { whole: true }),
      numberField("watts", "Watts hoje", [0, 5000], {
        unit: "W",
        hint: "De cada uma, com o reator.",
      }),
      numberField("led", "Watts depois", [0, 5000], { unit: "W", hint: "De cada uma, com LED." }),
      numberField("horas", "Horas por dia hoje", hours, { unit: "h" }),
      numberField("horasled", "Horas por dia depois", hours, {
        unit: "h",
        hint: "Menos, com sensor.",
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
      choiceField("periodo", "Os dias são", { ano: "do ano", mes: "do mês" }),
    ],
  },
];

export const energyCalculator: Calculator = {
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
  calculate(input) {
    const { number } = input;
    const text = (name: string) => formatNumber(number(name));
    const days = number("dias");
    const monthly = input.choice("periodo") === "mes";
    if (monthly && days > 31) return [tooManyDays];
    const period = monthly ? "por mês" : "por ano";
    const before = energy(number("luminarias"), number("watts"), number("horas"), days);
    const after = energy(number("luminarias"), number("led"), number("horasled"), days);
    if (after > before) return [costsMore(input)];
    const standby = energy(number("aparelhos"), number("espera"), number("horasespera"), days);
    const shown = shownEnergy(before, after, standby);
    const { saved } = shown;
    const tariff = number("tarifa");
    const tariffText = `R$\u00a0${formatNumber(tariff, 4, 2)}`;
    const money = saved * tariff;
    const spared = (shown.before - shown.after) * tariff;
    const investment = (input.optionalNumber("custo") ?? 0) * number("luminarias");
    const months = spared > 0 && paybackMonths(investment, spared * (monthly ? 12 : 1));
    const payback = investment > 0 && months ? `${formatNumber(months, 1)}\u00a0meses` : undefined;
    const consumption = (...names: string[]) =>
      `${names.map(text).join(" × ")} × ${formatNumber(days)} ÷ 1.000`;
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
        step("Luz hoje", consumption("luminarias", "watts", "horas"), kwh(shown.before)),
        step("Luz com LED", consumption("luminarias", "led", "horasled"), kwh(shown.after)),
        step(
          "Aparelhos em espera",
          consumption("aparelhos", "espera", "horasespera"),
          kwh(shown.standby),
        ),
        step(`Economia ${period}`, `${kwh(saved)} × ${tariffText}`, reais(money)),
        ...(payback
          ? [
              step(
                PAYBACK,
                `${reais(investment)} ÷ ${reais(spared)}${monthly ? "" : " × 12"}`,
                payback,
              ),
            ]
          : []),
      ],
      measures: [
        measure("Luminárias", `${text("luminarias")}, de ${text("watts")} W para ${text("led")} W`),
        measure("Acesas por dia", `hoje ${text("horas")} h, depois ${text("horasled")} h`),
        measure(
          "Em espera",
          `${plural(number("aparelhos"), "aparelho")} de ${text("espera")} W, ${text("horasespera")} h por dia`,
        ),
        measure("Dias de uso", `${formatNumber(days)} ${period}`),
        measure("Tarifa", `${tariffText} por kWh`),
        measure(`Economia ${period}`, `${kwh(saved)}, ${reais(money)}`),
        ...(payback ? [measure(PAYBACK, payback)] : []),
      ],
      drawing: <EnergyDrawing data={{ ...shown, period }} />,
    };
  },
};

const PAYBACK = "A troca se paga em";

const tooManyDays: Problem = {
  field: "dias",
  index: 0,
  text: "Dias de uso: um mês tem no máximo 31 dias. Escolha “do ano” em “Os dias são”.",
};

const fewDays = (days: number) =>
  `A conta supõe só ${plural(days, "dia")} de uso no ano inteiro. Se são os dias de um mês, escolha “do mês”.`;

function costsMore(input: Input): Problem {
  const [field, text] =
    input.number("led") > input.number("watts")
      ? ["led", "Watts depois: a troca gastaria mais que hoje. Confira os watts."]
      : ["horasled", "Horas depois: a luz gastaria mais que hoje. Confira as horas."];
  return { field, index: 0, text };
}
